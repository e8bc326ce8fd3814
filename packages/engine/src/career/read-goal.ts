import type { ParsedCv } from '@coach/contracts/cv';
import type { PlanGoal } from '@coach/contracts/features/career-advisor';
import informal from '../../data/career/goal-words.json' with { type: 'json' };
import { isPlain } from '../grounding/words/everyday.ts';
import { isOpener } from '../grounding/words/ordinary-words.ts';
import { type Gender, genderOfTitles } from '../letters/french/job-title.ts';
import { likenessOf } from '../match/match-occupation.ts';
import { sectors } from '../match/sector/sectors.ts';
import { tradeFamilies } from '../match/trade-families.ts';
import { meaningfulStems } from '../match/word-index.ts';
import { findTerms } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { demandsOf, listedOccupations } from './demands-of.ts';
import { isOccupation, labelOf, occupationNames } from './occupation-names.ts';
import { spellOccupation } from './spell-occupation.ts';

export type Goal = Pick<PlanGoal, 'said' | 'occupation' | 'label' | 'certainty' | 'near'> & { gender: Gender };

/** Titles the person holds or held: they tell their gender, and what a goal of rank alone is the rank of. */
export type Titles = readonly string[];

/** The headline of a CV, then its jobs. */
export function titlesOf(cv: ParsedCv | null): string[] {
  return [cv?.title, ...(cv?.experiences.map(({ title }) => title) ?? [])].flatMap((title) => title ?? []);
}

const longest = 400;
const mostNear = 6;
/** Ranks of every trade: « manager » alone is no occupation yet. */
const ranks = new Set(['Directeur', 'Coordinateur', 'Chargé de mission', "Chef d'équipe", 'Ingénieur', 'Technicien']);
const head = /^(?:Responsable|Chef|Directeur|Coordinateur|Gestionnaire|Superviseur|Cadre|Second) /;

/**
 * The occupation a goal names: masculine or feminine, with a slip of spelling, or as people say it (« kiné »). What is
 * left behind (« passer de vendeuse à … ») is none. One picked by the person needs no reading.
 */
export function readGoal(goal: string, picked: string | null, titles: Titles): Goal {
  const said = goal.trim();
  const text = said.slice(0, longest);
  const gender = genderOf(text, titles);
  const answer = (occupation: string | null, certainty: PlanGoal['certainty'], near: readonly string[]): Goal => ({
    ...{ said, occupation, certainty, gender, label: occupation && labelOf(occupation, gender) },
    near: [...new Set(near)]
      .filter((name) => name !== occupation)
      .slice(0, mostNear)
      .map((name) => ({ occupation: name, label: labelOf(name, gender) })),
  });
  if (picked && isOccupation(picked)) return answer(picked, 'named', []);
  const named = occupationsAimedAt(text);
  const clear = named.filter((name) => !ranks.has(name));
  const [first, ...others] = clear.length > 0 ? clear : named;
  if (first && !ranks.has(first)) return answer(first, 'named', others);
  if (first) return answer(first, 'near', headsOf(titles));
  const spelt = spellOccupation(text, (key) => isPlain(key) || isOpener(key));
  const [meant, ...also] = spelt ? occupationsAimedAt(spelt) : [];
  if (meant) return answer(meant, 'near', [...also, ...kinOf(text)]);
  const kin = kinOf(spelt ?? text);
  return answer(null, 'unknown', kin.length > 0 ? kin : [...alike(spelt ?? text), ...inSector(text)]);
}

function genderOf(text: string, titles: Titles): Gender {
  const written = findTerms(text).filter(({ kind }) => kind === 'occupation');
  return genderOfTitles(written.map(({ start, end }) => text.slice(start, end))) ?? genderOfTitles(titles);
}

const leftBehind =
  /(?:\b(?:passer d[eu']|quitter|partir|sortir|venir|viens|ancien(?:ne)?|ex|actuel(?:le)?(?:ment)?|aujourd'hui|je suis|j'etais|j'ai ete|ne (?:veux|souhaite|voudrais) (?:plus|pas)|plus etre|apres)\b(?: ?(?:d[eu]s?|d'|mon|ma|le|la|l'|un|une|poste|metier|emploi|etre|comme|en tant que|actuelle?|\d+ ans)\b'?)*[ -]?)$/;

/** Canonical names in the order of the text, those the person leaves aside. */
function occupationsAimedAt(text: string): string[] {
  const folded = foldText(text);
  const found = findTerms(text).filter(({ kind }) => kind === 'occupation');
  const ahead = found.filter(({ start }) => !leftBehind.test(folded.slice(Math.max(0, start - 60), start)));
  const plain = [...new Set(ahead.map(({ name }) => name))];
  return plain.length > 0 ? plain : spokenNames(folded);
}

/** « kiné », « prof des écoles » */
function spokenNames(folded: string): string[] {
  return informal.words.flatMap(([word = '', occupation = '']) =>
    new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(folded) ? [occupation] : [],
  );
}

/** Occupations of the trades whose words the text has: « petite enfance », « logistique ». */
function kinOf(text: string): string[] {
  const families = tradeFamilies(meaningfulStems(text));
  if (families.size === 0) return [];
  return listedOccupations().filter((name) => sharesFamily(name, families));
}

function sharesFamily(occupation: string, families: ReadonlySet<number>): boolean {
  return [...tradeFamilies(meaningfulStems(occupation))].some((family) => families.has(family));
}

/** Who leads in the trades the person has been in. */
function headsOf(titles: Titles): string[] {
  const families = new Set(titles.flatMap((title) => [...tradeFamilies(meaningfulStems(title))]));
  return occupationNames().filter((name) => head.test(name) && sharesFamily(name, families));
}

/** Those whose first word the text has, the most alike first. */
function alike(text: string): string[] {
  const stems = new Set(meaningfulStems(text));
  return occupationNames()
    .filter((name) => stems.has(meaningfulStems(name)[0] ?? ''))
    .map((name) => ({ name, ratio: likenessOf(name, text) }))
    .filter(({ ratio }) => ratio >= 0.3)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ name }) => name);
}

/** Occupations of a sector the text names: « une reconversion dans le bâtiment ». */
function inSector(text: string): string[] {
  const stems = new Set(meaningfulStems(text));
  const said = sectors.filter(({ label }) => meaningfulStems(label).some((word) => stems.has(word)));
  if (said.length === 0) return [];
  return listedOccupations().filter((name) => said.some(({ id }) => demandsOf(name).sector?.id === id));
}
