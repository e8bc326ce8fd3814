import type { LanguageLevel } from '@coach/contracts/cv';
import { languageRank } from '../match/language-levels.ts';
import { monthsCovered } from '../match/months.ts';
import { meaningfulStems } from '../match/word-index.ts';
import type { Draft, Slot, SlotData } from './draft.ts';
import { evidenceAt } from './facts/evidence-at.ts';
import type { JobFact, MissionFact } from './facts/job-facts.ts';
import { learnable } from './facts/learnable.ts';
import type { Duty } from './facts/offer-duties.ts';
import { isCommonNoun } from './french/restored.ts';
import { typeset, uncapitalised } from './french/typeset.ts';
import { isOtherTrade } from './is-other-trade.ts';
import { listed, type Piece } from './piece.ts';
import { asksMore, takeMatch, textOf } from './take-match.ts';

type Readers = { [Name in Slot]: (draft: Draft) => SlotData[Name] | null };

/** Takes from the facts what a slot needs; null where they have none (left). */
export const slotData: Readers = {
  open: (draft) => ({ fact: draft.employer(({ clause }) => clause.length < 200) }),
  opener: (draft) => {
    const { jobs } = draft.facts;
    const fits = ({ title, at, when }: JobFact) => title !== null && at !== null && when !== null;
    const job = jobs.find((each) => each.isRelated && fits(each)) ?? jobs.find(fits);
    if (!job) return { job: null };
    draft.use(job);
    draft.aboutJob(job);
    return { job };
  },
  employer: (draft) => {
    const fact = draft.employer(({ clause }) => clause.length < 200);
    return fact && { fact };
  },
  need: takeNeed,
  job: (draft) => {
    const job =
      draft.nextJob(({ isRelated, title, at }) => isRelated && (title ?? at) !== null) ??
      draft.nextJob(({ title, at }) => (title ?? at) !== null);
    return job && withMission(draft, job);
  },
  more: (draft) => {
    const jobs = [...(draft.job ? [draft.job] : []), ...draft.facts.jobs.filter((job) => draft.isUsed(job))];
    for (const job of jobs) {
      const mission = draft.mission(job, canBeTold);
      if (mission) return { job, mission };
    }
    return null;
  },
  past: (draft) => {
    const fits = ({ title, at, when }: JobFact) => title !== null && at !== null && when !== null;
    const job =
      draft.nextJob((each) => fits(each) && each.isRelated) ??
      draft.nextJob((each) => fits(each) && isFresh(draft, each));
    return job && withMission(draft, job);
  },
  match: takeMatch,
  study: (draft) => {
    const study = draft.study();
    return study && { study };
  },
  held: takeHeld,
  language: takeLanguage,
  change: (draft) => {
    const job = draft.nextJob((each) => isOtherTrade(draft, each));
    if (job) draft.aboutJob(job);
    return job && { job };
  },
  resume: (draft) => {
    const last = draft.facts.jobs[0];
    const isAway = last && !draft.facts.jobs.some(({ isCurrent }) => isCurrent) && last.endYear !== null;
    return isAway && last.title && (last.endYear ?? '') < draft.facts.input.today.slice(0, 4) ? { job: last } : null;
  },
  project: (draft) => {
    const isWithinReach = (duty: Duty) => duty.infinitive !== null && !asksMore(draft, duty);
    const infinitives = takeDuties(draft, 2, isWithinReach).map(asInfinitive);
    return infinitives.length > 0 ? { infinitives } : null;
  },
  aim: (draft) => {
    const terms: Piece[] = [];
    if (draft.facts.missing.some(draft.isUsed)) return null;
    for (const match of draft.facts.missing) {
      const piece = draft.isUsed(match) || terms.length === 2 ? null : learnable(draft.facts.input.offer, match);
      if (!piece) continue;
      draft.use(match);
      terms.push(piece);
      if (terms.length === 2) break;
    }
    return terms.length > 0 ? { terms } : null;
  },
  summary: (draft) => {
    const sentence = draft.facts.summary.find((piece) => !draft.isUsed(piece));
    if (sentence) draft.use(sentence);
    return sentence ? { sentence } : null;
  },
  learn: (draft) => {
    const infinitives = takeDuties(draft, 2, ({ infinitive }) => infinitive !== null).map(asInfinitive);
    return infinitives.length > 0 ? { infinitives } : null;
  },
  asked: ({ facts: { qualities }, count }) =>
    qualities.length > 1 && count('asked') === 0 ? { qualities: listed(qualities.slice(0, 3)) } : null,
  ask: takeAsked,
  terms: ({ facts: { terms }, count }) => (terms.length > 0 && count('terms') === 0 ? { terms: listed(terms) } : null),
  place: ({ facts: { city, contract } }) => (contract ? { city, contract } : null),
  interest: ({ facts: { input, jobs } }) => {
    const isForeignCv = jobs.some(({ missions }) => missions.some(({ mission }) => mission.kind === 'foreign'));
    const items = input.cv.interests.slice(0, 3).flatMap((text, index): Piece[] => {
      const span = input.cv.spans[`interests.${index}`];
      const isWhole = [input.cv.interests[index - 1] ?? '', text].every((each) => !isCut.test(each));
      return span && isWhole && !isForeignCv && text.length < 50
        ? [{ text: uncapitalised(typeset(text)), evidence: evidenceAt('cv', input.cv.text, span) }]
        : [];
    });
    return items.length > 1 ? { interests: listed(items.slice(0, 2)) } : null;
  },
  years: ({ facts: { input, jobs, context } }) => {
    const { offer } = input;
    const [asked] = evidenceAt('offer', offer.text, offer.spans.experienceYearsMin);
    const related = jobs.filter(
      (job) =>
        job.isRelated && job.title && !job.status && !isTraining.test(job.title) && isSameTrade(offer.title, job),
    );
    const periods = related.flatMap(({ index }) => context.jobs[index]?.period ?? []);
    const startOf = (job: JobFact) => input.cv.experiences[job.index]?.start ?? '9999';
    const [first] = [...related].sort((a, b) => startOf(a).localeCompare(startOf(b)));
    const start = first && input.cv.experiences[first.index]?.start;
    if (!asked || !offer.experienceYearsMin || !first || !start || start === 'present') return null;
    if (monthsCovered(periods) < offer.experienceYearsMin * 12) return null;
    const own = Math.floor(monthsCovered(periods) / 12);
    const text = offer.experienceYearsMin === 1 ? 'un an' : `${offer.experienceYearsMin} ans`;
    const evidence = [asked, ...related.flatMap((job) => job.evidence)];
    return { asked: { text, evidence }, count: own === offer.experienceYearsMin ? 'autant' : String(own), job: first };
  },
  skills: (draft) => {
    const { cv } = draft.facts.input;
    const known = new Set(draft.facts.held.map(({ match }) => match.requirement.term));
    const free = cv.skills.flatMap((name, index): Piece[] => {
      const span = cv.spans[`skills.${index}`];
      if (!span || known.has(name) || draft.told.has(name) || name.split(' ').length > 5) return [];
      if (/^\p{L}+(?:er|ir|oir) /u.test(name)) return [];
      draft.told.add(name);
      const text = typeset(name);
      return [
        {
          text: isCommon(text) ? uncapitalised(text) : text,
          evidence: evidenceAt('cv', cv.text, span),
        },
      ];
    });
    return free.length > 1 ? { skills: listed(free.slice(0, 4)) } : null;
  },
  meet: (draft) => {
    const [need] = takeDuties(draft, 1, (duty) => duty.infinitive !== null && !asksMore(draft, duty));
    return { need: need ? asInfinitive(need) : null };
  },
};

/** A common noun loses its capital inside a sentence, a name keeps it. */
function isCommon(text: string): boolean {
  return text.includes(' ') ? !/ \p{Lu}/u.test(text) || /^permis /i.test(text) : isCommonNoun(text);
}

const askable = new Set(['skill', 'term']);

/** A requirement the letter has not told yet, in the offer's words. */
function takeAsked(draft: Draft): SlotData['ask'] | null {
  const { context, input } = draft.facts;
  for (const match of context.requirements) {
    const { start, end } = match.requirement.span;
    const quote = input.offer.text.slice(start, end);
    const isShort = quote.length < 40 && !/[\n.:;()«»!?]/.test(quote);
    if (draft.isUsed(match.requirement) || !askable.has(match.requirement.kind) || !isShort) continue;
    if (draft.isUsed(match)) continue;
    draft.use(match.requirement);
    return { term: { text: typeset(quote), evidence: evidenceAt('offer', input.offer.text, match.requirement.span) } };
  }
  return null;
}

/** An item broken at the end of a line, or no pastime. */
const isCut = /(?:^|\s)(?:de|du|des|pour|à|en|et|avec|depuis|dans)$|permis|véhicule/i;

/** What comes before the years of experience an offer asks for. */
const isTraining = /^(?:stag|appren|altern)/i;

/** Another trade, left long ago, is no argument. */
function isFresh({ facts: { input, jobs } }: Draft, { endYear, isCurrent }: JobFact): boolean {
  const years = Number(input.today.slice(0, 4)) - Number(endYear ?? 0);
  return isCurrent || years <= 8 || jobs.filter(({ isRelated }) => isRelated).length < 2;
}

/** « J’ai assuré l’accueil » alone says nothing of the person. */
function isBare({ mission }: MissionFact): boolean {
  if (mission.kind !== 'action' || mission.tail !== '' || mission.clauses.length > 1) return false;
  return (mission.clauses[0]?.past.split(' ').length ?? 0) < 3;
}

function canBeTold(fact: MissionFact): boolean {
  const { mission } = fact;
  if (isBare(fact)) return false;
  return mission.kind !== 'noun' || mission.text.split(' ').length > 3;
}

function isSameTrade(offered: string | null, { title }: JobFact): boolean {
  const stems = new Set(meaningfulStems(offered ?? ''));
  return meaningfulStems(title ?? '').some((stem) => stems.has(stem));
}

function withMission(draft: Draft, job: JobFact): SlotData['job'] {
  draft.aboutJob(job);
  const mission = draft.mission(
    job,
    (fact) => ['action', 'told', 'result'].includes(fact.mission.kind) && !isBare(fact),
  );
  return { job, mission };
}

function takeDuties(draft: Draft, most: number, fits: (duty: Duty) => boolean): Duty[] {
  const duties: Duty[] = [];
  let length = 0;
  while (duties.length < most) {
    const duty = draft.duty((each) => fits(each) && textOf(each).length + length < 190);
    if (!duty) break;
    length += textOf(duty).length;
    duties.push(duty);
  }
  return duties;
}

export function asInfinitive({ infinitive, evidence }: Duty): Piece {
  return { text: infinitive ?? '', evidence };
}

function takeNeed(draft: Draft): SlotData['need'] | null {
  const infinitives = takeDuties(draft, 2, ({ infinitive }) => infinitive !== null).map(asInfinitive);
  if (infinitives.length > 0) return { infinitives, nouns: [] };
  const nouns = takeDuties(draft, 3, ({ noun }) => noun !== null).map(({ noun, evidence }) => ({
    text: noun ?? '',
    evidence,
  }));
  return nouns.length > 0 ? { infinitives, nouns } : null;
}

function takeHeld(draft: Draft): SlotData['held'] | null {
  const free = draft.facts.held.filter(
    (one) => !draft.isUsed(one) && !draft.told.has(one.match.requirement.term) && one.match.state === 'present',
  );
  const shown = free.filter(({ piece }) => piece.text.split(' ').length <= 6).slice(0, 4);
  if (shown.length < 1) return null;
  for (const one of shown) draft.use(one);
  const pieces = shown.map(({ piece }) => piece);
  return { terms: listed(pieces), count: shown.length, inJob: shown.every(({ inJob }) => inJob) };
}

/** A language the offer asks for, at the level the CV tells, in the CV's own words. */
function takeLanguage({ facts: { input } }: Draft): SlotData['language'] | null {
  const { cv, offer } = input;
  for (const [index, asked] of offer.languages.entries()) {
    if (/^fran[cç]ais$/i.test(asked.name)) continue;
    const at = cv.languages.findIndex(({ name }) => name === asked.name);
    const own = cv.languages[at];
    if (!own?.level || (asked.level && languageRank(own.level) < languageRank(asked.level as LanguageLevel))) continue;
    const span = cv.spans[`languages.${at}`];
    const quote = span ? cv.text.slice(span.start, span.end) : '';
    const level =
      /\b[ABC][12]\b/.exec(quote)?.[0] ??
      (own.level === 'native' ? null : /courant|bilingue|professionnel|fluent|bilingual/i.exec(quote)?.[0]);
    if (!level || !span) continue;
    const proof = [
      ...evidenceAt('cv', cv.text, span),
      ...evidenceAt('offer', offer.text, offer.spans[`languages.${index}`]),
    ];
    return {
      language: { text: own.name.toLowerCase(), evidence: proof },
      level: { text: levelPhrase(level), evidence: [] },
    };
  }
  return null;
}

function levelPhrase(level: string): string {
  if (/^[ABC]/.test(level)) return `au niveau ${level}`;
  return /courant|fluent/i.test(level)
    ? 'à un niveau courant'
    : /biling/i.test(level)
      ? 'à un niveau bilingue'
      : 'à un niveau professionnel';
}
