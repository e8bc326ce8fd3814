import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import type { CvReading } from './context.ts';
import { jobShares } from './job-shares.ts';
import { isCommonIn, isTelling, rankOf, sharesHead } from './title-rank.ts';
import { titleInFull } from './title-words.ts';
import { acronymsOf, lineLikeness, type Sought, tellingLines } from './told-trade.ts';
import { closeTrades, tradeFamilies } from './trade-families.ts';
import { meaningfulStems } from './word-index.ts';

/** How near the CV's own job titles come to the offer's. `related` are the indexes of the jobs of that occupation. */
export type OccupationMatch = {
  ratio: number;
  span: Span | null;
  related: Set<number>;
  inHeadline: number;
};

/** From here on two titles are of one occupation. */
const alike = 0.45;
/** A headline alone is a wish; a job held is a proof. Whoever is to be trained on the job is taken on a wish. */
const wish = { usual: 0.6, training: 0.85 };
/** What a line is worth beside a title: the top of a CV tells a trade held or sought, a diploma one that was learnt. */
const lineWorth = { top: 0.6, diploma: 0.5, job: 0.85 };

/** Up to here nothing of two titles is alike. */
const nothing = 0.1;

/**
 * Compares the offer's title with the headline and the titles of the jobs held; null without a title, and for one that
 * names no trade, « Gardien·ne du coût et de l’écrit »: whether it was held cannot be told.
 */
export function matchOccupation(reading: CvReading, offer: ParsedOffer): OccupationMatch | null {
  if (!offer.title) return null;
  const { cv, jobs } = reading;
  const targets = titlesOf(offer.title);
  const own = ownTitles(reading);
  const near = (title: string | null, of: typeof likeness) =>
    Math.max(0, ...own(title).flatMap((part) => targets.map((target) => of(target, part))));
  const told = toldIn(reading, soughtIn(offer.title, targets));
  const titles = jobs.map(({ experience, index }) =>
    Math.max(near(experience.title, likeness), told.inJobs.get(index) ?? 0),
  );
  const related = new Set(jobs.flatMap(({ index }) => ((titles[index] ?? 0) >= alike ? [index] : [])));
  const inHeadline = near(cv.title, likeness);
  // A trade left behind, which the headline names no more, is held less than the one of today.
  const shares = jobShares(jobs, inHeadline >= alike);
  const nearby = jobs.map(({ experience }) => near(experience.title, kinship));
  const held = titles.map((ratio, index) => Math.max(ratio, nearby[index] ?? 0) * (shares[index] ?? 1));
  const best = held.reduce((top, ratio, index) => (ratio > (held[top] ?? 0) ? index : top), 0);
  const inJobs = held[best] ?? 0;
  const wished =
    inHeadline * (offer.contract === 'alternance' || offer.contract === 'stage' ? wish.training : wish.usual);
  const ratio = Math.max(inJobs, wished, told.ratio);
  if (ratio <= nothing && targets.every(namesNoTrade)) return null;
  const span =
    told.ratio > Math.max(inJobs, wished)
      ? told.span
      : inJobs >= wished
        ? (cv.spans[`experiences.${best}.title`] ?? jobs[best]?.heading)
        : cv.spans.title;
  return {
    ratio,
    span: ratio > 0 ? (span ?? null) : null,
    related,
    inHeadline,
  };
}

function namesNoTrade({ occupations, families }: Title): boolean {
  return occupations.size === 0 && families.size === 0;
}

const known = new WeakMap<CvReading['words'], Map<string, Title[]>>();

/** The titles of a CV in their parts, each read once for all the offers it is laid beside. */
function ownTitles({ words }: CvReading): (title: string | null) => Title[] {
  const read = known.get(words) ?? new Map<string, Title[]>();
  known.set(words, read);
  return (title) => {
    if (!title) return [];
    const parts = read.get(title) ?? titlesOf(title);
    read.set(title, parts);
    return parts;
  };
}

type Told = { ratio: number; span: Span | null; inJobs: Map<number, number> };

/** The trade as lines other than titles tell it; the first line of a job that has no title stands for one. */
function toldIn(reading: CvReading, sought: Sought): Told {
  const told: Told = { ratio: 0, span: null, inJobs: new Map() };
  for (const line of tellingLines(reading)) {
    const ratio = lineLikeness(sought, line) * lineWorth[line.kind];
    if (line.job !== null) {
      if (reading.jobs[line.job]?.experience.title === null) told.inJobs.set(line.job, ratio);
    } else if (ratio > told.ratio) Object.assign(told, { ratio, span: line.span });
  }
  return told;
}

function soughtIn(title: string, targets: readonly Title[]): Sought {
  const occupations = new Set(targets.flatMap((target) => [...target.occupations]));
  return { occupations, stems: targets[0]?.stems ?? [], acronyms: acronymsOf(title) };
}

/** « Supply Chain Manager – Responsable logistique » names one job twice. */
function titlesIn(text: string): string[] {
  const parts = text.slice(0, 200).split(/ [-–—|/] /);
  const telling = parts.slice(1).filter((part) => isTelling(part));
  return [text, ...telling.filter((part) => meaningfulStems(part).length > 1).slice(0, 3)];
}

/** « SSR gériatrique » behind « Aide-soignant » is where the trade is held: whoever else works there holds another. */
function titlesOf(text: string): Title[] {
  const titles = titlesIn(text).map(titleOf);
  const [whole] = titles;
  if (!whole || namesNoTrade(whole)) return titles;
  return titles.filter((title) => !namesNoTrade(title));
}

/** `tools` are the words that name a tool or a technology: a speciality, and not the trade. */
type Title = {
  stems: readonly string[];
  occupations: Set<string>;
  families: Set<number>;
  close: Set<number>;
  tools: Set<string>;
};

/** A title without « (e) », « (H/F) » and what follows a dash. */
function core(text: string): string {
  const plain = text.slice(0, 200).replace(/\(\p{L}{1,5}\)|[([]?\b[HF] ?\/ ?[HF]\b[)\]]?/gu, ' ');
  const [head = plain] = plain.trim().split(/ [-–—|] | \(/);
  return isTelling(head) ? head : plain;
}

function titleOf(text: string): Title {
  const full = titleInFull(text.slice(0, 200));
  const terms = findTerms(full);
  const stems = meaningfulStems(core(full));
  const isWhole = (slice: string) => meaningfulStems(slice).length === stems.length;
  const occupations = terms.filter(({ kind, start, end }) => {
    const slice = full.slice(start, end);
    return kind === 'occupation' && (isTelling(slice) || isWhole(slice));
  });
  const tools = terms.filter(({ kind, sector }) => kind === 'skill' && sector === 'it');
  return {
    stems,
    occupations: new Set(occupations.map(({ name }) => name)),
    families: tradeFamilies(stems),
    close: closeTrades(stems),
    tools: new Set(tools.flatMap(({ start, end }) => meaningfulStems(full.slice(start, end)))),
  };
}

/** How near a job title comes to a target title, 0 to 1. */
export function likenessOf(target: string, text: string | null): number {
  return likenessTo(target)(text);
}

/** The same for many titles beside one target. */
export function likenessTo(target: string): (text: string | null) => number {
  const sought = titleOf(target);
  return (text) => (text ? likeness(sought, titleOf(text)) : 0);
}

/** The same occupation under another name or gender is near; the same words are nearer. */
const sameOccupation = 0.85;
/** Another occupation that does most of the same work. */
const closeOccupation = 0.5;

function likeness(target: Title, own: Title): number {
  const words = wordLikeness(target, own);
  const isSame = [...own.occupations].some((name) => target.occupations.has(name));
  const isClose = [...own.close].some((group) => target.close.has(group)) || leadsTheSame(target, own);
  const near = Math.max(words, isSame ? sameOccupation : isClose ? closeOccupation : 0);
  return rankOf(own) * rankOf(target) < 0 ? near * otherRank : near;
}

/** Neighbouring trades, between which people move; less from a post that leads to one that does not. */
const sameFamily = 0.3;

function kinship(target: Title, own: Title): number {
  if (![...own.families].some((family) => target.families.has(family))) return 0;
  return rankOf(own) > 0 === rankOf(target) > 0 ? sameFamily : sameFamily * otherRank;
}

/** « Chef d’équipe entrepôt » and « chef d’équipe logistique »: who leads in a family of trades leads much the same work. */
function leadsTheSame(target: Title, own: Title): boolean {
  if (rankOf(own) <= 0 || rankOf(target) <= 0) return false;
  return [...own.families].some((family) => target.families.has(family)) && sharesHead(target.stems, own.stems);
}

/** What is left of a likeness between who leads and who helps. */
const otherRank = 0.35;

function wordLikeness(target: Title, own: Title): number {
  const shared = new Set(own.stems);
  let common = 0;
  let all = 0;
  let specific = false;
  target.stems.forEach((word, index) => {
    const isCommon = isCommonIn(target.stems, word) && isCommonIn(own.stems, word);
    const weight = isCommon ? 0.2 : target.tools.has(word) ? 0.3 : index < 2 ? 1 : 0.5;
    all += weight;
    if (!shared.has(word)) return;
    common += weight;
    specific ||= !isCommon;
  });
  return specific ? Math.min(1, (common / all) * 1.2) : 0;
}
