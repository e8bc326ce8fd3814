import { capitalised } from '../../letters/french/typeset.ts';
import { likenessOf } from '../../match/match-occupation.ts';
import { monthsCovered, periodOf } from '../../match/months.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { isDefaultHeadline, longestHeadline } from '../criteria/headline-criteria.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import { inPrint } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { sameTrade } from '../score/profile-context.ts';
import type { Suggest, SuggestionWriter } from './suggestion-writer.ts';

/** Headlines from the person’s own title, skills and years; a second one asks whom they help. */
export const suggestHeadline: Suggest = (writer) => {
  const { context } = writer;
  const { headline, experiences } = context.profile;
  const title = titleToShow(writer);
  if (!title) return [];
  const spoken = provedSkills(context).slice(0, 3);
  const skills = spoken.map(capitalised);
  const near = Math.max(0, ...context.targets.map((target) => likenessOf(target, headline)));
  const isWeak = !headline || isDefaultHeadline(headline, experiences) || near < sameTrade;
  const full = [title, skills.join(', '), yearsTold(context, title)].filter((part) => part !== '').join(' | ');
  const short = [title, skills.join(', ')].filter((part) => part !== '').join(' | ');
  const first = writer.firstBorneOut(
    [full, short].filter((text) => text.length <= longestHeadline && text.length > 12),
  );
  const found = [];
  if (first && (isWeak || !writer.isOk('headline-speciality'))) {
    const reason = headline
      ? fr`Le métier d’abord, puis ce que l’on cherche : dans les résultats d’une recherche, seuls les premiers mots se voient.`
      : fr`Sans titre, on ne vous trouve pas : le métier d’abord, puis vos compétences.`;
    found.push({
      category: 'Titre',
      impact: isWeak ? ('high' as const) : ('medium' as const),
      current: headline ?? '',
      suggestion: first,
      reason,
    });
  }
  const helping = helpsWhom(context, title, spoken);
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

/** Skills of the target that the jobs, the headline or the list name, as they stand in a sentence; its keywords first. */
export function provedSkills(context: ProfileContext): string[] {
  const seen = new Map<string, string>();
  for (const part of [context.experience, context.about, context.headline, context.skills])
    for (const [name, spoken] of part.spoken) if (!seen.has(name)) seen.set(name, spoken);
  const wanted = context.keywords.map(({ term }) => term);
  const rankOf = (name: string) => (wanted.includes(inPrint(name)) ? 0 : 1);
  const fitting = [...seen].filter(([name, spoken]) => spoken.length < 45 && fitsTarget(context, name));
  const words = fitting.sort(([a], [b]) => rankOf(a) - rankOf(b)).map(([, spoken]) => inPrint(spoken));
  return words.filter((word, index) => !words.slice(0, index).some((other) => isWithin(word, other)));
}

function isWithin(one: string, other: string): boolean {
  const [left, right] = [foldText(one), foldText(other)];
  return left.includes(right) || right.includes(left);
}

/** The years of the trade shown, not of the whole life: months of another one would mislead. */
function yearsTold({ profile, today, isEnglish }: ProfileContext, title: string): string {
  const held = profile.experiences.filter((job) => likenessOf(title, job.title) >= sameTrade);
  const years = Math.floor(monthsCovered(held.flatMap(({ start, end }) => periodOf(start, end, today) ?? [])) / 12);
  if (years < 3) return '';
  return isEnglish ? `${years} years of experience` : `${years} ans d’expérience`;
}

function helpsWhom({ isEnglish }: ProfileContext, title: string, skills: readonly string[]): string {
  const [first, second] = skills;
  const means = first ? (second ? [first, second].join(isEnglish ? ' and ' : ' et ') : first) : '…';
  return isEnglish ? `${title} | I help … to … through ${means}` : fr`${title} | J’aide … à … : ${means}`;
}
