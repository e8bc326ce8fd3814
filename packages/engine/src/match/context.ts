import type { Experience, ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { SectorId } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';
import { wordsOfCv } from '../cv/words-of-cv.ts';
import type { FoundTerm } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { grantByExperience } from './grant-by-experience.ts';
import { withoutExpired } from './in-force.ts';
import { type Line, linesOf } from './lines.ts';
import { liveText } from './live-text.ts';
import { matchOccupation, type OccupationMatch } from './match-occupation.ts';
import { matchRequirements, type RequirementMatch } from './match-requirements.ts';
import { type Period, periodOf } from './months.ts';
import { findProtectedDetails, type ProtectedDetail } from './protected-details.ts';
import { type WordIndex, wordIndexOf } from './word-index.ts';
import { workedPeriods } from './worked-periods.ts';

export type Bullet = { text: string; span: Span; job: number };

/** An experience with what the criteria ask of it. `spans` are the slices of the CV that tell it. */
export type Job = {
  index: number;
  experience: Experience;
  spans: Span[];
  heading: Span | null;
  bullets: Bullet[];
  /** From its first month to its last. */
  period: Period | null;
  /** What of it was worked: the summers of « étés 2015 à 2018 ». */
  worked: Period[];
};

export type Mention = FoundTerm;

export type AnalyseInput = {
  cv: ParsedCv;
  offer: ParsedOffer | null;
  layout?: DocumentText['layout'];
  /** YYYY-MM-DD */
  today: string;
  /** Terms of the offer the person set aside. */
  offTopic?: readonly string[];
  /** Weighs the criteria as this sector does, and adds its advice. */
  sector?: SectorId;
};

/** Everything the criteria look at, worked out once. Offsets index `cv.text`. */
export type Context = {
  cv: ParsedCv;
  offer: ParsedOffer | null;
  layout: DocumentText['layout'] | null;
  today: string;
  /** `cv.text` without what was superseded; same offsets. */
  live: string;
  /** `live` without case or accents; same offsets. */
  folded: string;
  lines: Line[];
  /** What an employer may not ask: it proves nothing and moves no point. */
  privates: ProtectedDetail[];
  /** The missions of all jobs. */
  bullets: Bullet[];
  /** Where the person's own additions begin: lines beyond are theirs to reword in place. */
  originalEnd: number;
  jobs: Job[];
  words: WordIndex;
  mentions: readonly Mention[];
  requirements: RequirementMatch[];
  /** What the requirements ask for, whatever the CV has of it. */
  demands: Requirement[];
  occupation: OccupationMatch | null;
};

/** Reads the CV once for all criteria, and for all offers it is laid beside. */
export function contextOf(input: AnalyseInput): Context {
  const { cv, offer, layout = null, offTopic = [], today } = input;
  const read = readingOf(cv, today);
  if (!offer) return { ...read, offer, layout, requirements: [], demands: [], occupation: null };
  const last = laidBeside.get(read);
  const isSame = last?.offer === offer && last.offTopic.join('\n') === offTopic.join('\n');
  const context = isSame ? last.context : matched(read, offer, offTopic);
  laidBeside.set(read, { offer, offTopic, context });
  return { ...context, layout };
}

function matched(read: WholeReading, offer: ParsedOffer, offTopic: readonly string[]): Context {
  const requirements = matchRequirements(read, offer, offTopic);
  const demands = requirements.map(({ requirement }) => requirement);
  const context = { ...read, offer, layout: null, requirements, demands, occupation: matchOccupation(read, offer) };
  const inForce = { ...context, requirements: withoutExpired(context) };
  return { ...inForce, requirements: grantByExperience(inForce) };
}

/** The last offer each CV was laid beside: the letter and the interview follow the analysis. */
const laidBeside = new WeakMap<WholeReading, { offer: ParsedOffer; offTopic: readonly string[]; context: Context }>();

type WholeReading = Omit<Context, 'offer' | 'layout' | 'requirements' | 'demands' | 'occupation'>;

function readingOf(cv: ParsedCv, today: string): WholeReading {
  const known = lately.get(cv) ?? new Map<string, WholeReading>();
  const last = known.get(today);
  if (last) return last;
  const live = liveText(cv);
  const { tokens, terms } = wordsOfCv(cv, live);
  const lines = linesOf(cv, live);
  const jobs = cv.experiences.map((experience, index) => jobOf(cv, experience, index, today));
  const spans = jobs.flatMap((job) => job.spans);
  const bullets = jobs.flatMap((job) => job.bullets);
  const tasks = bullets.map(({ span }) => span);
  const reading = {
    ...{ cv, today, live, lines, jobs, bullets },
    mentions: terms,
    words: wordIndexOf(tokens),
    privates: findProtectedDetails(lines, spans, tasks),
    folded: foldText(live),
    originalEnd: lines.find(({ section }) => section === 'additions')?.start ?? live.length,
  };
  if (known.size >= mostDays) known.clear();
  lately.set(cv, known.set(today, reading));
  return reading;
}

/** The analysis reads a CV as of today, the optimised CV as of no day. */
const mostDays = 2;
/** The last readings of a CV, gone with it. */
const lately = new WeakMap<ParsedCv, Map<string, WholeReading>>();

export type CvReading = Pick<Context, 'cv' | 'today' | 'live' | 'lines' | 'jobs' | 'mentions' | 'words' | 'privates'>;

function jobOf(cv: ParsedCv, experience: Experience, index: number, today: string): Job {
  const path = `experiences.${index}`;
  const bullets = experience.bullets.flatMap((text, bullet) => {
    const span = cv.spans[`${path}.bullets.${bullet}`];
    return span ? [{ text, span, job: index }] : [];
  });
  const fields = ['', '.title', '.company', '.start', '.end'].flatMap((field) => cv.spans[path + field] ?? []);
  const period = periodOf(experience.start, experience.end, today);
  return {
    index,
    experience,
    spans: [...fields, ...bullets.map(({ span }) => span)],
    heading: cv.spans[`${path}.title`] ?? cv.spans[`${path}.company`] ?? cv.spans[path] ?? null,
    bullets,
    period,
    worked: workedPeriods(cv, index, period, today),
  };
}
