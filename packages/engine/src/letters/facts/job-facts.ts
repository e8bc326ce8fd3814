import type { LetterEvidence } from '@coach/contracts/letter';
import type { Context, Job } from '../../match/context.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { atEmployer, calmName } from '../french/employer-name.ts';
import { type Gender, genderedTitle, shortTitle, titleInSentence } from '../french/job-title.ts';
import { isForeign, type Mission, readMission } from '../french/mission-clause.ts';
import { spokenSpan } from '../french/spoken-period.ts';
import { typeset } from '../french/typeset.ts';
import { evidenceAt } from './evidence-at.ts';

export type MissionFact = {
  job: number;
  mission: Mission;
  /** Requirements of the offer that this line proves. */
  terms: string[];
  hasFigure: boolean;
  weight: number;
  evidence: LetterEvidence[];
};

/** A job as sentences name it. */
export type JobFact = {
  index: number;
  /** « aide-soignante de nuit »; null where the CV gives none. */
  title: string | null;
  /** « en stage », « en apprentissage ». */
  status: string | null;
  /** « à l’EHPAD Les Tilleuls ». */
  at: string | null;
  when: string | null;
  isCurrent: boolean;
  isRelated: boolean;
  /** Best first. */
  missions: MissionFact[];
  evidence: LetterEvidence[];
  endYear: string | null;
};

/** The jobs of a CV, latest first as the CV has them. */
export function readJobs(context: Context, gender: Gender, related: ReadonlySet<number>): JobFact[] {
  return context.jobs.map((job) => jobOf(context, job, gender, related.has(job.index)));
}

function jobOf(context: Context, job: Job, gender: Gender, isRelated: boolean): JobFact {
  const { cv } = context;
  const { title, company, start, end } = job.experience;
  const path = `experiences.${job.index}`;
  const spans = [`${path}.title`, `${path}.company`, `${path}.start`, `${path}.end`].map((key) => cv.spans[key]);
  return {
    index: job.index,
    title: title ? titleOf(title, gender) : null,
    status: title ? statusOf(title) : null,
    at: company ? atEmployer(employerOf(company)) : null,
    when: spokenSpan(start, end),
    isCurrent: end === 'present',
    isRelated,
    missions: missionsOf(context, job),
    evidence: spans.flatMap((span) => evidenceAt('cv', cv.text, span)),
    endYear: end === 'present' ? null : (end?.slice(0, 4) ?? null),
  };
}

function titleOf(title: string, gender: Gender): string | null {
  const bare = shortTitle(title.replace(/\s?\([^()]{1,60}\)/g, '')).slice(0, 80);
  return bare.length < 3 ? null : genderedTitle(titleInSentence(typeset(bare)), gender);
}

function statusOf(title: string): string | null {
  if (/\((?:[^()]*\b)?(?:stage|internship)\b/i.test(title)) return 'en stage';
  if (/\((?:[^()]*\b)?(?:apprentissage|apprentie?)\b/i.test(title)) return 'en apprentissage';
  if (/\((?:[^()]*\b)?alternan/i.test(title)) return 'en alternance';
  return /\((?:[^()]*\b)?(?:int[ée]rim|missions?)\b/i.test(title) ? 'en intérim' : null;
}

function employerOf(company: string): string {
  const [first = company] = typeset(company).split(/, | – | \(/);
  return calmName(first.slice(0, 80));
}

function missionsOf(context: Context, job: Job): MissionFact[] {
  const { cv, requirements } = context;
  return job.bullets
    .slice(0, 25)
    .map(({ text, span }) => {
      const inside = requirements.filter(({ proof }) => proof && proof.start >= span.start && proof.end <= span.end);
      const terms = inside
        .filter(({ requirement }) => requirement.kind !== 'soft')
        .map(({ requirement }) => requirement.term);
      const mission = readMission(text);
      const musts = inside.filter(({ requirement }) => requirement.importance === 'must').length;
      const counted = hasFigure(text);
      const form =
        mission.kind === 'action' || mission.kind === 'told'
          ? 1.5
          : mission.kind === 'result'
            ? 2.5
            : isForeign(text)
              ? -2
              : -0.5;
      const isBare =
        mission.kind === 'action' && (mission.clauses[0]?.past.split(' ').length ?? 0) < 4 && mission.tail === '';
      const weight = musts * 2 + (terms.length - musts) + (counted ? 1.5 : 0) + form - (isBare ? 2 : 0);
      return { job: job.index, mission, terms, hasFigure: counted, weight, evidence: evidenceAt('cv', cv.text, span) };
    })
    .sort((a, b) => b.weight - a.weight);
}
