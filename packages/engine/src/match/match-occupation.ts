import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import type { CvReading } from './context.ts';
import { meaningfulStems } from './word-index.ts';

/** How near the CV's own job titles come to the offer's. `related` are the indexes of the jobs of that occupation. */
export type OccupationMatch = { ratio: number; span: Span | null; related: Set<number>; inHeadline: number };

/** From here on two titles are of one occupation. */
const alike = 0.45;
/** A trade of another time of life, and one of long ago, in months. */
const leftBehind = 0.65;
const longAgo = { after: 120, share: 0.5 };
/** A headline alone is a wish; a job held is a proof. Whoever is to be trained on the job is taken on a wish. */
const wish = { usual: 0.6, training: 0.85 };

/** Titles of rank or of form, common to every trade. */
const commonTitles = new Set(
  meaningfulStems(
    'agent assistant adjoint aide chef chargé responsable directeur manager technicien conseiller employé opérateur ' +
      'ouvrier coordinateur gestionnaire consultant spécialiste expert stagiaire alternant apprenti junior senior ' +
      'confirmé débutant polyvalent principal second équipe poste service groupe cdi cdd interim stage alternance temps plein partiel jour nuit urgent recrute recherche',
  ),
);

/** Compares the offer's title with the headline and the titles of the jobs held. */
export function matchOccupation({ cv, jobs }: CvReading, offer: ParsedOffer): OccupationMatch | null {
  if (!offer.title) return null;
  const targets = titlesIn(offer.title).map(titleOf);
  const near = (title: string | null) =>
    Math.max(0, ...titlesIn(title ?? '').flatMap((part) => targets.map((target) => likeness(target, part))));
  const titles = jobs.map(({ experience }) => near(experience.title));
  const related = new Set(jobs.flatMap(({ index }) => ((titles[index] ?? 0) >= alike ? [index] : [])));
  const inHeadline = near(cv.title);
  const best = titles.reduce((top, ratio, index) => (ratio > (titles[top] ?? 0) ? index : top), 0);
  // A trade left behind, which the headline names no more, is held less than the one of today.
  const inJobs = (titles[best] ?? 0) * (best > 0 && inHeadline < alike ? shareKept(jobs, best) : 1);
  const wished =
    inHeadline * (offer.contract === 'alternance' || offer.contract === 'stage' ? wish.training : wish.usual);
  const ratio = Math.max(inJobs, wished);
  const span = inJobs >= wished ? cv.spans[`experiences.${best}.title`] : cv.spans.title;
  return { ratio, span: ratio > 0 ? (span ?? null) : null, related, inHeadline };
}

function shareKept(jobs: CvReading['jobs'], index: number): number {
  const latest = jobs.reduce((last, { period }) => Math.max(last, period?.to ?? 0), 0);
  const ended = jobs[index]?.period?.to ?? latest;
  return latest - ended > longAgo.after ? longAgo.share : leftBehind;
}

/** « Supply Chain Manager – Responsable logistique » names one job twice. */
function titlesIn(text: string): string[] {
  const parts = text.slice(0, 200).split(/ [-–—|/] /);
  const telling = parts.slice(1).filter((part) => meaningfulStems(part).some((word) => !commonTitles.has(word)));
  return [text, ...telling.filter((part) => meaningfulStems(part).length > 1).slice(0, 3)];
}

type Title = { stems: string[]; occupations: Set<string> };

/** A title without « (e) », « (H/F) » and what follows a dash. */
function core(text: string): string {
  const plain = text.slice(0, 200).replace(/\(\p{L}{1,5}\)|[([]?\b[HF] ?\/ ?[HF]\b[)\]]?/gu, ' ');
  const [head = plain] = plain.trim().split(/ [-–—|] | \(/);
  return meaningfulStems(head).some((word) => !commonTitles.has(word)) ? head : plain;
}

function titleOf(text: string): Title {
  const occupations = findTerms(text.slice(0, 200)).filter(({ kind }) => kind === 'occupation');
  return { stems: meaningfulStems(core(text)), occupations: new Set(occupations.map(({ name }) => name)) };
}

/** How near a job title comes to a target title, 0 to 1. */
export function likenessOf(target: string, text: string | null): number {
  return likeness(titleOf(target), text);
}

/** The same occupation under another name or gender is near; the same words are nearer. */
const sameOccupation = 0.85;

function likeness(target: Title, text: string | null): number {
  if (!text) return 0;
  const own = titleOf(text);
  const words = wordLikeness(target, own);
  const near = [...own.occupations].some((name) => target.occupations.has(name))
    ? Math.max(words, sameOccupation)
    : words;
  return rankOf(own) * rankOf(target) < 0 ? near * otherRank : near;
}

/** Who leads and who helps do not hold the same post, whatever its field. */
const otherRank = 0.35;
const leading = new Set(meaningfulStems('responsable directeur chef manager'));
const helping = new Set(meaningfulStems('agent assistant aide adjoint employé ouvrier opérateur apprenti stagiaire'));

/** 1 for a post that leads, -1 for one that helps, 0 where its words tell neither or both. */
function rankOf({ stems }: Title): number {
  return Number(stems.some((word) => leading.has(word))) - Number(stems.some((word) => helping.has(word)));
}

function wordLikeness(target: Title, own: Title): number {
  const shared = new Set(own.stems);
  let common = 0;
  let all = 0;
  let specific = false;
  target.stems.forEach((word, index) => {
    const isCommon = commonTitles.has(word);
    const weight = isCommon ? 0.2 : index < 2 ? 1 : 0.5;
    all += weight;
    if (!shared.has(word)) return;
    common += weight;
    specific ||= !isCommon;
  });
  return specific ? Math.min(1, (common / all) * 1.2) : 0;
}
