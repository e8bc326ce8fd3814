import { periodOf, spokenMonths } from '../../match/months.ts';
import { figureQuestion, hasFigure } from '../../writing/ask-figure.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { cited } from '../score/cited.ts';
import type { JobLine, ProfileContext, ProfileJob } from '../score/profile-context.ts';
import {
  found,
  type ProfileCriterion,
  type ProfileFinding,
  quotesOf,
  spansQuoted,
  unknown,
} from '../score/profile-finding.ts';
import { opensWeakly, opensWell, tellsOutcome } from './line-wording.ts';

/** Older jobs may be short: recruiters read the latest ones. */
const jobsRead = 5;
const figuresAimed = 0.4;
const longGap = 12;

type Check = (context: ProfileContext) => ProfileFinding;

function ofJobs(id: string, label: string, weight: number, check: Check): ProfileCriterion {
  const none = fr`À juger une fois vos expériences écrites.`;
  return {
    id,
    family: 'experience',
    label,
    weight,
    check: (context) => (context.profile.experiences.length > 0 ? check(context) : found(0, [], none)),
  };
}

function ofLines(id: string, label: string, weight: number, check: Check): ProfileCriterion {
  const none = fr`Aucune ligne ne décrit vos postes.`;
  return ofJobs(id, label, weight, (context) => (context.lines.length > 0 ? check(context) : found(0, [], none)));
}

export const experienceCriteria: ProfileCriterion[] = [
  {
    id: 'experience-present',
    family: 'experience',
    label: 'Expériences présentes',
    weight: 3,
    check: (context) => {
      const { experiences } = context.profile;
      if (experiences.length === 0)
        return found(0, [], fr`Aucune expérience n’est écrite : stages, missions et bénévolat comptent aussi.`);
      const names = experiences.map(jobTitle);
      return found(
        1,
        quotesOf(context, [experiences[0]?.title]),
        fr`Votre parcours compte ${experiences.length} expérience${experiences.length > 1 ? 's' : ''}, de « ${names.at(-1) ?? ''} » à « ${names[0] ?? ''} ».`,
      );
    },
  },
  ofJobs('experience-named', 'Intitulés et employeurs', 3, (context) => {
    const { experiences } = context.profile;
    const half = experiences.filter(({ title, company }) => !title || !company);
    const [first] = half;
    if (!first)
      return found(
        1,
        quotesOf(
          context,
          experiences.slice(0, 3).map(({ company }) => company),
        ),
        fr`Chaque poste dit son intitulé et son employeur.`,
      );
    const ratio = 1 - half.length / experiences.length / 2;
    return found(
      ratio,
      quotesOf(context, [jobTitle(first)]),
      fr`« ${jobTitle(first)} » : il manque ${first.title ? 'l’employeur' : 'l’intitulé du poste'}.`,
    );
  }),
  ofJobs('experience-dates', 'Dates complètes', 3, (context) => {
    const { experiences } = context.profile;
    const worth = experiences.map(
      ({ start, end }) => (start ? (start.length > 4 ? 0.5 : 0.3) : 0) + (end ? (end.length > 4 ? 0.5 : 0.3) : 0),
    );
    const ratio = worth.reduce((sum, each) => sum + each, 0) / experiences.length;
    const short = experiences.find((_, index) => (worth[index] ?? 0) < 1);
    return short
      ? found(
          ratio,
          quotesOf(context, [jobTitle(short)]),
          fr`« ${jobTitle(short)} » n’a pas ses deux dates au mois près : LinkedIn compte l’ancienneté avec elles.`,
        )
      : found(1, [], fr`Toutes vos expériences ont leurs dates, au mois près.`);
  }),
  ofJobs('experience-described', 'Postes décrits', 5, (context) => {
    const read = context.profile.experiences.slice(0, jobsRead);
    const weights = read.map((_, index) => (index === 0 ? 2 : 1));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const told = read.reduce((sum, { lines }, index) => sum + (lines.length > 0 ? (weights[index] ?? 0) : 0), 0);
    const bare = read.find(({ lines }) => lines.length === 0);
    return bare
      ? found(
          told / total,
          quotesOf(context, [jobTitle(bare)]),
          fr`« ${jobTitle(bare)} » n’a aucune description : le titre seul ne dit pas ce que vous y avez fait.`,
        )
      : found(
          1,
          quotesOf(context, read.map(jobTitle)),
          fr`Vos postes récents sont décrits, à commencer par « ${jobTitle(read[0])} ».`,
        );
  }),
  ofJobs('experience-detail', 'Dernier poste détaillé', 2, (context) => {
    const [latest] = context.profile.experiences;
    const lines = latest?.lines ?? [];
    const size = lines.join(' ').length;
    const ratio = Math.max(Math.min(1, lines.length / 3), Math.min(1, size / 350));
    return ratio >= 0.85
      ? found(
          1,
          quotesOf(context, lines, latest?.span),
          fr`Votre dernier poste, « ${jobTitle(latest)} », est raconté en ${lines.length} ligne${lines.length > 1 ? 's' : ''}.`,
        )
      : found(
          size === 0 ? 0 : ratio,
          quotesOf(context, lines, latest?.span),
          fr`« ${jobTitle(latest)} » est le poste que l’on lit d’abord : donnez-lui trois à cinq lignes.`,
        );
  }),
  ofLines('experience-actions', 'Lignes qui commencent par l’action', 3, (context) => {
    const other = context.lines.filter(({ text }) => !opensWell(text, context.isEnglish));
    const ratio = 1 - other.length / context.lines.length;
    const [first] = other;
    return ratio >= 0.85 || !first
      ? found(
          ratio,
          quoted(context, context.lines),
          fr`Vos lignes commencent par ce que vous faites : ${cited(context.lines[0]?.text ?? '', 60)}.`,
        )
      : found(
          ratio,
          quoted(context, other),
          fr`${cited(first.text, 70)} : commencez par l’action, comme « Suivi de… » ou « Mise en place de… ».`,
        );
  }),
  ofLines('experience-figures', 'Chiffres à l’appui', 4, (context) => {
    const counted = context.lines.filter(({ text }) => hasFigure(text));
    const ratio = counted.length / context.lines.length / figuresAimed;
    if (ratio >= 0.85)
      return found(ratio, quoted(context, counted), fr`Vos chiffres parlent : ${cited(counted[0]?.text ?? '', 80)}.`);
    const asked = context.lines.find(({ text }) => figureQuestion(text));
    return found(
      ratio,
      quoted(context, counted),
      asked
        ? fr`${cited(asked.text, 70)} : ${figureQuestion(asked.text) ?? ''}`
        : fr`Lignes chiffrées : ${counted.length} sur ${context.lines.length}. Donnez un ordre de grandeur, par exemple à ${cited(uncounted(context.lines), 60)}.`,
    );
  }),
  ofLines('experience-direct', 'Formulations directes', 2, (context) => {
    const weak = context.lines.filter(({ text }) => opensWeakly(text, context.isEnglish));
    const [first] = weak;
    return first
      ? found(
          1 - (weak.length / context.lines.length) * 2,
          quoted(context, weak),
          fr`${cited(first.text, 70)} dit votre présence plus que votre travail : nommez la tâche.`,
        )
      : found(1, [], fr`Vos lignes disent directement ce que vous avez fait.`);
  }),
  ofLines('experience-results', 'Résultats', 3, (context) => {
    const told = context.lines.filter(({ text }) => tellsOutcome(text));
    const wanted = Math.min(3, context.lines.length);
    return told.length >= wanted
      ? found(
          1,
          quoted(context, told),
          fr`Vous dites ce que votre travail a changé : ${cited(told[0]?.text ?? '', 80)}.`,
        )
      : found(
          told.length / wanted,
          quoted(context, told),
          fr`Résultats racontés : ${told.length}. Par exemple, qu’a changé ${cited(context.lines.find(({ text }) => !tellsOutcome(text))?.text ?? '', 60)} ? ${changesIn(context)}…`,
        );
  }),
  {
    id: 'experience-gaps',
    family: 'experience',
    label: 'Suite du parcours',
    // A break may come from health or family, which are protected (Code du travail, L1132-1): never scored.
    weight: 0,
    check: gapFinding,
  },
];

function gapFinding(context: ProfileContext): ProfileFinding {
  const dated = context.profile.experiences.flatMap((job) => {
    const period = periodOf(job.start, job.end, context.today);
    return period ? [{ job, period }] : [];
  });
  const ordered = dated.sort((a, b) => a.period.from - b.period.from);
  let until = ordered[0]?.period.to ?? 0;
  for (const { job, period } of ordered) {
    if (period.from - until >= longGap) {
      const advice = fr`${spokenMonths(period.from - until)} précèdent « ${jobTitle(job)} ». Vous n’avez pas à en dire la raison, et cela ne compte pas dans le score ; LinkedIn permet d’ajouter une « pause de carrière » si vous le souhaitez.`;
      return unknown(advice, quotesOf(context, [jobTitle(job)], job.span));
    }
    until = Math.max(until, period.to);
  }
  return unknown(fr`Rien à signaler dans la suite de vos postes.`);
}

function quoted({ profile }: ProfileContext, lines: readonly JobLine[]): ProfileFinding['evidence'] {
  return spansQuoted(
    profile.text,
    lines.map(({ span }) => span),
  );
}

const caring = new Set(['health', 'social', 'early-childhood', 'education', 'public']);

/** What work changes is said otherwise where it serves people. */
function changesIn({ sector }: ProfileContext): string {
  return sector && caring.has(sector.id)
    ? 'Une situation apaisée, une erreur évitée, un retour des familles ou de l’équipe'
    : 'Un délai tenu, une erreur évitée, des clients revenus';
}

function uncounted(lines: readonly JobLine[]): string {
  return lines.find(({ text }) => !hasFigure(text))?.text ?? '';
}

/** How a sentence names a job. */
export function jobTitle(job: ProfileJob | undefined): string {
  return shorten(job?.title ?? job?.company ?? 'ce poste', 70);
}
