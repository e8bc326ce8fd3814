import { likenessOf } from '../../match/match-occupation.ts';
import { monthsCovered, periodOf } from '../../match/months.ts';
import { fr } from '../../writing/fr.ts';
import { isDefaultHeadline, longestHeadline } from '../criteria/headline-criteria.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { sameTrade } from '../score/profile-context.ts';
import type { Suggest, SuggestionWriter } from './suggestion-writer.ts';

/** Headlines from the person’s own title, skills and years; a second one asks whom they help. */
export const suggestHeadline: Suggest = (writer) => {
  const { context } = writer;
  const { headline, experiences } = context.profile;
  const title = titleToShow(writer);
  if (!title) return [];
  const skills = provedSkills(context).slice(0, 3);
  const near = Math.max(0, ...context.targets.map((target) => likenessOf(target, headline)));
  const isWeak = !headline || isDefaultHeadline(headline, experiences) || near < sameTrade;
  const full = [title, skills.join(', '), yearsTold(context)].filter((part) => part !== '').join(' | ');
  const short = [title, skills.join(', ')].filter((part) => part !== '').join(' | ');
  const first = writer.firstBorneOut(
    [full, short].filter((text) => text.length <= longestHeadline && text.length > 12),
  );
  const found = [];
  if (first && isRicher(first, headline, isWeak)) {
    const reason = headline
      ? fr`Le métier d’abord, puis ce que l’on cherche : LinkedIn affiche environ 60 caractères dans les résultats.`
      : fr`Sans titre, on ne vous trouve pas : le métier d’abord, puis vos compétences.`;
    found.push({
      category: 'Titre',
      impact: isWeak ? ('high' as const) : ('medium' as const),
      current: headline ?? '',
      suggestion: first,
      reason,
    });
  }
  const helping = helpsWhom(context, title, skills);
  if (isWeak && helping.length <= longestHeadline) {
    const reason = fr`Une autre façon : dire qui vous aidez. Remplacez les points de suspension par vos mots.`;
    found.push({ category: 'Titre', impact: 'medium' as const, current: headline ?? '', suggestion: helping, reason });
  }
  return found;
};

/** The title aimed at where a job held bears it, else the latest one. */
export function titleToShow({
  context,
  firstBorneOut,
}: Pick<SuggestionWriter, 'context' | 'firstBorneOut'>): string | null {
  const { targets, profile, isEnglish } = context;
  const titles = profile.experiences.flatMap(({ title }) => title ?? []);
  const held = titles.filter((title) => targets.some((target) => likenessOf(target, title) >= 0.85));
  const aimed = held.length > 0 && !isEnglish ? targets.filter((target) => target.length < 70) : [];
  return firstBorneOut([...held.slice(0, 1), ...aimed.slice(0, 1), ...titles.slice(0, 1)]);
}

/** Skills of the target that the jobs, the headline or the list name, as they are written there. */
export function provedSkills(context: ProfileContext): string[] {
  const parts = [context.headline, context.experience, context.skills, context.about];
  const seen = new Map<string, string>();
  for (const part of parts) for (const [name, written] of part.written) if (!seen.has(name)) seen.set(name, written);
  const fitting = [...seen].filter(([name]) => fitsTarget(context, name));
  return fitting
    .map(([, written]) => written.charAt(0).toUpperCase() + written.slice(1))
    .filter((word) => word.length < 45);
}

function yearsTold({ profile, today, isEnglish }: ProfileContext): string {
  const periods = profile.experiences.flatMap(({ start, end }) => periodOf(start, end, today) ?? []);
  const years = Math.floor(monthsCovered(periods) / 12);
  if (years < 3) return '';
  return isEnglish ? `${years} years of experience` : `${years} ans d’expérience`;
}

function isRicher(proposed: string, headline: string | null, isWeak: boolean): boolean {
  return isWeak || !headline || (proposed.length > headline.length && headline.length < 60);
}

function helpsWhom({ isEnglish }: ProfileContext, title: string, skills: readonly string[]): string {
  const [first, second] = skills;
  const means = first ? (second ? [first, second].join(isEnglish ? ' and ' : ' et ') : first) : '…';
  return isEnglish
    ? `${title} | I help … to … through ${means}`
    : `${title} | J’aide … à … : ${means}`.replace(' :', '\u00a0:');
}
