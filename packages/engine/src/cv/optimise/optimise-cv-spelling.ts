import type { Requirement } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { aliasesOf, broaderOf } from '../../skills/skill-links.ts';
import { foldText, foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { isSpellingOf } from '../../writing/is-spelling-of.ts';
import { type Building, capitalised } from './optimise-cv-building.ts';

/** « Cablage » with its accents, where the word is known. */
export function accented(text: string): string {
  const own = wholeTerm(text);
  if (own === null || /[^\p{ASCII}’]/u.test(text) || otherWords.test(text)) return text;
  const known = [own, ...aliasesOf(own)].find(
    (name) => foldText(name) === foldText(text) && /[^\p{ASCII}’]/u.test(name),
  );
  if (!known) return text;
  if (text === text.toUpperCase()) return known.toUpperCase();
  return /^\p{Lu}/u.test(text) ? capitalised(known) : known;
}

/** Without their accent they are other words: an electrician’s « mètre » is no « métré ». */
const otherWords = /^(?:metres?|cotes?|releves?|portes?|traces?|reserves?|poses?|marches?|peches?)$/iu;

/** « Typescript » and « TypeScript » differ, « d'achat » and « d’achat » do not. */
export function isBetterSpelt(text: string, spelling: string): boolean {
  return spelling.replaceAll("'", '’') !== capitalised(text).replaceAll("'", '’');
}

/** Another spelling that does not add « connaissance de » or « maîtrise de » to what the CV says. */
export function isPlainSpelling(text: string, spelling: string): boolean {
  const told = new Set(tokenise(text).map(({ stem }) => stem));
  const added = tokenise(spelling).filter(({ key }) => key.length >= 4 && !told.has(stem(key)));
  return isSpellingOf(text, spelling) && added.every(({ key }) => meaningfulStems(key).length > 0);
}

/** Whether an item of a list names a term, as such, by another name or as a case of it. */
export function names(text: string, term: string): boolean {
  const wanted = foldWord(term);
  const found = findTerms(text).some(({ name }) =>
    [name, ...broaderOf(name)].some((each) => foldWord(each) === wanted),
  );
  if (found) return true;
  const words = new Set(meaningfulStems(text));
  const stems = meaningfulStems(term);
  return stems.length > 0 && stems.every((stem) => words.has(stem));
}

export function wholeTerm(text: string): string | null {
  const first = findTerms(text)[0];
  return first && first.start === 0 && first.end === text.length ? first.name : null;
}

/** The offer's own writing where it is a name of the skill; « vous réceptionnez » is none. */
export function offerSpelling(
  { context }: Pick<Building, 'context'>,
  { requirement: { span, term } }: RequirementMatch,
): string {
  const slice = context.offer?.text.slice(span.start, span.end).replace(/\s+/g, ' ') ?? '';
  const names = [term, ...aliasesOf(term)].map(stemsOf);
  const isName = names.includes(stemsOf(slice)) && !/\p{L}(?:ez|es)$/u.test(slice);
  // An offer without accents is no model.
  const name = isName && foldWord(slice) !== foldWord(term) ? slice : term;
  return capitalised(name.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));
}

/** The demand in the words of the offer, where it stands on one line there. */
export function askedIn({ context }: Pick<Building, 'context'>, { span, term }: Requirement): string {
  const written = context.offer?.text.slice(span.start, span.end) ?? '';
  return written === '' || written.includes('\n') ? term : written.replace(/\s+/g, ' ');
}

function stemsOf(text: string): string {
  return tokenise(text)
    .map(({ stem }) => stem)
    .join(' ');
}
