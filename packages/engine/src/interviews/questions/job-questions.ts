import type { JobFact } from '../../letters/facts/job-facts.ts';
import { isForeign } from '../../letters/french/is-foreign.ts';
import type { Job } from '../../match/context.ts';
import { spokenMonths } from '../../match/months.ts';
import { askOnCv, cvQuote } from './ask-on.ts';
import type { Candidate } from './candidate.ts';
import { quoted } from './examples.ts';
import { type InterviewFacts, withOf } from './interview-facts.ts';
import { couldBeTitle, namesTrade } from './names-trade.ts';
import { briefByNature, ownAffairs, ownAffairsTold } from './own-affairs.ts';
import type { Slots } from './pattern.ts';

/** Questions on one post of the CV: how long, why, and its lines. */
export function jobQuestions(own: InterviewFacts, fact: JobFact): Candidate[] {
  const job = own.facts.context.jobs[fact.index];
  if (!job || ownAffairs.test(fact.title ?? '')) return [];
  return [...lineQuestions(own, job, jobSlots(fact), fact), ...stayQuestions(own, job, fact)];
}

const longStay = 96;

/** On the stay itself: why leave, so long, so short, how like the post. */
function stayQuestions(own: InterviewFacts, job: Job, fact: JobFact): Candidate[] {
  if (!fact.title || !couldBeTitle(fact.title)) return [];
  const months = job.period ? job.period.to - job.period.from : 0;
  const slots = { ...jobSlots(fact), duree: spokenMonths(months) };
  const isLatest = fact.index === 0;
  const uses = {
    'current-job': isLatest && fact.isCurrent,
    'last-job': isLatest && !fact.isCurrent,
    'long-stay': isLatest && months >= longStay,
    'short-stay': namesTrade(fact.title) && isShortStay(own, job, months, fact),
    'related-job': fact.isRelated,
  };
  const about = cvQuote(own, job.heading);
  return Object.entries(uses).flatMap(([use, isMet]) =>
    isMet && slots.emploi ? askOnCv(own, use, slots, about, use === 'related-job' ? 2 : 1) : [],
  );
}

/** How a question names the post. */
export function jobSlots({ title, at }: JobFact): Slots {
  const slots: Slots = {};
  if (title && title.length <= 60 && !/[{}<>«»]|https?:/.test(title))
    Object.assign(slots, { emploi: title, d_emploi: withOf(title) });
  if (at && at.length <= 60 && !/[{}<>«»]|https?:/.test(at)) slots.chez_emploi = at;
  return slots;
}

function isShortStay(own: InterviewFacts, job: Job, months: number, fact: JobFact): boolean {
  if (months === 0 || months > 6 || fact.isCurrent || fact.status || own.facts.jobs.length < 2) return false;
  const whole = own.facts.input.cv.spans[`experiences.${job.index}`];
  const text = whole ? own.facts.input.cv.text.slice(whole.start, whole.end) : '';
  const isLately = (job.period?.to ?? 0) > Number(own.input.today.slice(0, 4)) * 12 - 84;
  return isLately && !briefByNature.test(`${text} ${job.experience.title ?? ''}`);
}

/** Lines with a figure, lines of leadership, and lines that prove what the offer asks for. */
function lineQuestions(own: InterviewFacts, job: Job, slots: Slots, fact: JobFact): Candidate[] {
  const wanted = fact.missions.filter(({ terms }) => terms.length > 0);
  return job.bullets.slice(0, 12).flatMap(({ text, span }) => {
    if (
      text.length < 20 ||
      text.length > 200 ||
      /[{}<>]|https?:|@/.test(text) ||
      isForeign(text) ||
      ownAffairsTold.test(text)
    )
      return [];
    const line = { ...slots, mission: quoted(text, 140) };
    const about = cvQuote(own, span);
    const isWanted = wanted.some((each) => text.includes(each.line));
    const tier = (isWanted ? 0 : 1) + (job.index > 2 ? 2 : 0);
    if (/\b(?:encadr|manag|form(?:é|ation) d|tuteur|tutrice|supervis|anim(?:er|é|ation) d)/i.test(text))
      return askOnCv(own, 'led', line, about, tier);
    return tellsQuantity(text)
      ? askOnCv(own, 'figure', line, about, tier)
      : askOnCv(own, 'mission', line, about, tier + 1);
  });
}

/** A quantity that somebody counted; neither a year, nor an engine’s two strokes, nor hours round the clock. */
function tellsQuantity(text: string): boolean {
  const bare = text
    .replace(/\b(?:19|20)\d\d\b|\d ?[x×] ?\d|\d+ ?(?:temps|h|heures|jours)(?!\p{L})(?:\/\d+)?|\p{L}\d+/giu, '')
    .replace(/(?<!\p{L})\p{Lu}{1,6}[ -]?\d[\d-]*|Windows \d+/gu, '');
  return /\d{2,}|\d ?(?:%|€|k€|M€)|\d (?:\p{L}{4,})/u.test(bare);
}
