import type { Span } from '@coach/contracts/span';
import type { JobFact } from '../../letters/facts/job-facts.ts';
import { isForeign } from '../../letters/french/is-foreign.ts';
import type { Job } from '../../match/context.ts';
import { likenessOf } from '../../match/match-occupation.ts';
import { spokenMonths } from '../../match/months.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { cvBank } from './bank.ts';
import { type About, type Candidate, candidateOf } from './candidate.ts';
import { quoted } from './examples.ts';
import { findHoles } from './find-holes.ts';
import { type InterviewFacts, withOf } from './interview-facts.ts';
import type { Slots } from './pattern.ts';

/** Leaves of absence and the search for work: none of a recruiter's business. */
export const ownAffairs =
  /cong[ée]|parental|maternit|paternit|maladie|accident|handicap|aidante?\b|sans emploi|recherche d|inactivit|sabbati|disponibilit|pause|personnel/i;
const briefByNature =
  /stage|stagiaire|alternan|appren|int[ée]rim|saison|vacat|\bcdd\b|[ée]t[ée] \d|job|remplac|mission|renfort|b[ée]n[ée]vol|service civique|étudiant|extra/i;

/** Questions on what the CV tells: posts, figures, stays, holes, changes, studies. */
export function cvQuestions(own: InterviewFacts): Candidate[] {
  if (!own.input.cv) return [];
  const jobs = own.facts.jobs.slice(0, 12);
  return [
    ...jobs.flatMap((job) => jobQuestions(own, job)),
    ...changeQuestions(own),
    ...holeQuestions(own),
    ...studyQuestions(own),
    ...(jobs.length === 0 ? ask(own, 'no-job', {}, null, 0) : []),
  ];
}

function ask(own: InterviewFacts, use: string, slots: Slots, about: About, tier: number, theme?: string): Candidate[] {
  const { seniority } = own.input;
  return cvBank
    .filter((pattern) => pattern.use === use && (!pattern.levels || pattern.levels.includes(seniority)))
    .flatMap((pattern) =>
      candidateOf(pattern, { slots: { ...own.slots, ...slots }, about, tier, ...(theme ? { theme } : {}) }),
    );
}

function aboutSpan(own: InterviewFacts, span: Span | null | undefined): About {
  return span ? { source: 'cv', quote: own.facts.input.cv.text.slice(span.start, span.end) } : null;
}

function jobQuestions(own: InterviewFacts, fact: JobFact): Candidate[] {
  const job = own.facts.context.jobs[fact.index];
  if (!job || ownAffairs.test(fact.title ?? '')) return [];
  const slots = jobSlots(fact);
  const about = aboutSpan(own, job.heading);
  const found = lineQuestions(own, job, slots, fact);
  if (!slots.emploi || fact.title === null) return found;
  const months = job.period ? job.period.to - job.period.from : null;
  if (fact.index === 0 && fact.isCurrent) found.push(...ask(own, 'current-job', slots, about, 1));
  if (fact.index === 0 && !fact.isCurrent) found.push(...ask(own, 'last-job', slots, about, 1));
  if (months !== null && months >= 96)
    found.push(...ask(own, 'long-stay', { ...slots, duree: spokenMonths(months) }, about, 1));
  if (isShortStay(own, job, months, fact))
    found.push(...ask(own, 'short-stay', { ...slots, duree: spokenMonths(months ?? 0) }, about, 1));
  if (fact.isRelated) found.push(...ask(own, 'related-job', slots, about, 2));
  return found;
}

function jobSlots({ title, at }: JobFact): Slots {
  const slots: Slots = {};
  if (title && title.length <= 60 && !/[{}<>«»]|https?:/.test(title))
    Object.assign(slots, { emploi: title, d_emploi: withOf(title) });
  if (at && at.length <= 60 && !/[{}<>«»]|https?:/.test(at)) slots.chez_emploi = at;
  return slots;
}

function isShortStay(own: InterviewFacts, job: Job, months: number | null, fact: JobFact): boolean {
  if (months === null || months > 6 || fact.isCurrent || fact.status || own.facts.jobs.length < 2) return false;
  const whole = own.facts.input.cv.spans[`experiences.${job.index}`];
  const text = whole ? own.facts.input.cv.text.slice(whole.start, whole.end) : '';
  const isLately = (job.period?.to ?? 0) > Number(own.input.today.slice(0, 4)) * 12 - 84;
  return isLately && !briefByNature.test(`${text} ${job.experience.title ?? ''}`);
}

/** Lines with a figure, lines of leadership, and lines that prove what the offer asks for. */
function lineQuestions(own: InterviewFacts, job: Job, slots: Slots, fact: JobFact): Candidate[] {
  const wanted = new Set(fact.missions.filter(({ terms }) => terms.length > 0).map(({ line }) => line));
  return job.bullets.slice(0, 12).flatMap(({ text, span }) => {
    if (text.length < 20 || text.length > 200 || /[{}<>]|https?:|@/.test(text) || isForeign(text)) return [];
    const line = { ...slots, mission: quoted(text, 140) };
    const about = aboutSpan(own, span);
    const isWanted = [...wanted].some((each) => text.includes(each));
    const tier = (isWanted ? 0 : 1) + (job.index > 2 ? 2 : 0);
    if (/\b(?:encadr|manag|form(?:é|ation) d|tuteur|tutrice|supervis|dirig|anim(?:er|é|ation) d)/i.test(text))
      return ask(own, 'led', line, about, tier);
    return hasFigure(text) ? ask(own, 'figure', line, about, tier) : ask(own, 'mission', line, about, tier + 1);
  });
}

/** From another trade: asked about kindly, once. */
function changeQuestions(own: InterviewFacts): Candidate[] {
  const { facts, slots } = own;
  const { occupation, jobs } = facts.context;
  const latest = facts.jobs[0];
  if (!latest?.title || !slots.poste || !occupation) return [];
  const own0 = jobSlots(latest);
  const isNew = occupation.ratio < 0.3 && likenessOf(slots.poste, latest.title) < 0.3;
  const about = aboutSpan(own, jobs[latest.index]?.heading);
  if (isNew && !latest.isRelated) return ask(own, 'change', own0, about, 0);
  const earlier = facts.jobs.find(
    (job) =>
      job.title && !job.isRelated && !job.status && job.index > 0 && likenessOf(latest.title ?? '', job.title) < 0.1,
  );
  if (!earlier || !latest.isRelated || ownAffairs.test(earlier.title ?? '')) return [];
  return ask(own, 'changed-before', jobSlots(earlier), aboutSpan(own, jobs[earlier.index]?.heading), 1);
}

function holeQuestions(own: InterviewFacts): Candidate[] {
  return findHoles(own).flatMap(({ debut, fin, before }) =>
    ask(own, 'hole', { debut, fin }, aboutSpan(own, own.facts.context.jobs[before]?.heading), 1),
  );
}

function studyQuestions(own: InterviewFacts): Candidate[] {
  const { cv } = own.facts.input;
  return cv.education.slice(0, 8).flatMap(({ degree, status }, index) => {
    if (!degree || degree.length > 110 || /[{}<>]/.test(degree)) return [];
    const about = aboutSpan(own, cv.spans[`education.${index}.degree`] ?? cv.spans[`education.${index}`]);
    if (!about) return [];
    const slots = { diplome: quoted(degree) };
    if (status === 'under_way') return ask(own, 'study-under-way', slots, about, 0);
    if (status === 'interrupted') return ask(own, 'study-interrupted', slots, about, 2);
    return index === 0 ? ask(own, 'study', slots, about, 3) : [];
  });
}
