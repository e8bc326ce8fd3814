import type { ParsedCv } from '@coach/contracts/cv';
import type { CvChange, OptimisedCv } from '@coach/contracts/cv-document';
import { calmName } from '../../letters/french/employer-name.ts';
import { isAcronym } from '../../letters/french/is-acronym.ts';
import { isPreposition } from '../../letters/french/job-title.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { titleCase } from '../../text/title-case.ts';
import { fr } from '../../writing/fr.ts';
import { restored } from '../../writing/restored.ts';
import { capitalised } from './optimise-cv-building.ts';
import { retold } from './retold.ts';
import { asNamed, small } from './spell-title.ts';

const reason = fr`votre CV est écrit en capitales, qui se lisent moins vite et perdent leurs accents : il l’est ici comme une phrase. Relisez les noms propres.`;

/** At least this share of the letters of a CV typed in capitals. */
const loudShare = 0.7;

/**
 * A CV typed in capitals, written as sentences: « RENOVATION DE 140 LOGEMENTS » → « Rénovation de 140 logements », what
 * the changes say with it. Names and acronyms keep theirs. Any other CV stays as it is.
 */
export function calmCapitals(optimised: OptimisedCv, cv: ParsedCv): OptimisedCv {
  if (!isTypedInCapitals(cv.text)) return optimised;
  const names = namesOf(cv);
  const calm = (text: string) => (isLoud(text) ? calmed(text, names) : text);
  const named = (text: string) => (isLoud(text) ? restored(calmPlace(text)) : text);
  const document = retold(optimised.document, calm, named);
  const changes = optimised.changes
    .map((change): CvChange => (change.after === null ? change : { ...change, after: calm(change.after) }))
    .filter(({ kind, before, after }) => kind !== 'spelled' || before !== after);
  return { document, changes: [...changes, ...exampleOf(cv, calm)] };
}

/** What was done, told on the first line of work that shows it. */
function exampleOf(cv: ParsedCv, calm: (text: string) => string): CvChange[] {
  for (const [index, { bullets }] of cv.experiences.entries())
    for (const [at, line] of bullets.entries())
      if (isLoud(line))
        return [
          {
            kind: 'spelled',
            before: line,
            span: cv.spans[`experiences.${index}.bullets.${at}`] ?? null,
            after: calm(line),
            reason,
          },
        ];
  return [];
}

/** « ETS CADORET (PLOEMEUR) »: the employer, and where. */
function calmPlace(text: string): string {
  return text.replace(/\([^()]*\)|[^()]+/g, (part) =>
    part.startsWith('(') ? `(${titleCase(part.slice(1))}` : calmName(part),
  );
}

function isTypedInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 200 && (text.match(/\p{Lu}/gu)?.length ?? 0) >= letters * loudShare;
}

/** Words in capitals: what stands in brackets was added, « (arrêté en cours) ». */
function isLoud(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, '');
  return !/\p{Ll}/u.test(bare) && /\p{Lu}{4}/u.test(bare);
}

/** Of persons, employers, schools and towns, by their letters without accents. */
function namesOf(cv: ParsedCv): Set<string> {
  const told = [
    cv.contact.fullName,
    cv.contact.city,
    ...cv.experiences.map(({ company }) => company),
    ...cv.education.map(({ school }) => school),
  ];
  const words = told.flatMap((text) => foldText(text ?? '').match(/[a-z]{4,}/g) ?? []);
  return new Set(words.filter((word) => !isCommonNoun(word)));
}

const word = /[\p{L}\p{M}]+/gu;

function calmed(text: string, names: ReadonlySet<string>): string {
  const terms = findTerms(text).filter(({ kind }) => kind !== 'occupation');
  const words = text.split(/[\s’'(),/-]+/);
  let at = -1;
  const said = text.replace(word, (own, index: number) => {
    at++;
    if (/\p{Ll}/u.test(own)) return own;
    const unit = /\d[ \u00a0\u202f]?$/u.test(text.slice(0, index)) && units.test(own);
    if (unit) return own.toLowerCase();
    const term = terms.find(({ start, end }) => start <= index && index < end);
    const name = term && !isSmall(own, term) ? asNamed(text, term) : null;
    if (term && name) return inLine(name, index > 0).slice(index - term.start, index - term.start + own.length);
    if (names.has(foldText(own))) return titleCase(own);
    return loweredWord(own, words, at);
  });
  return capitalised(restored(said));
}

/** « DES » is an article before it is a diploma. */
function isSmall(own: string, { start, end }: { start: number; end: number }): boolean {
  return end - start === own.length && small.test(own.toLowerCase());
}

/** « devis » inside a line; « Excel » keeps its capital. */
function inLine(name: string, isInside: boolean): string {
  return isInside && /^\p{Lu}[\p{Ll}-]+$/u.test(name) && isCommonNoun(name) ? name.toLowerCase() : name;
}

/** « 600 HA », « 18 T », « 36 M » */
const units = /^(?:ha|ch|km|kg|[mtlh])$/iu;

function loweredWord(own: string, words: readonly string[], at: number): string {
  const lower = own.toLowerCase();
  if (small.test(lower) || short.test(lower)) return lower;
  if (own === 'A')
    return /^L[AE]?S?$/u.test(words[at + 1] ?? '') || isPreposition(words[at - 1], words[at + 1]) ? 'à' : own;
  if (own.length <= 3 || isAcronym(own)) return own;
  return accented.get(lower) ?? lower;
}

/** Short words that are no acronym. */
const short = /^(?:air|ans?|arc|auto|bac|bas|ble|bois|bon|eau|gaz|lit|lot|mer|mur|par|sac|sec|sol|van|vue|une)s?$/;

/** Words that capitals leave without their accent, and that are others without it: in a CV these are meant. */
const accented = new Map([
  ['arrete', 'arrêté'],
  ['occupe', 'occupé'],
  ['diplome', 'diplôme'],
  ['peche', 'pêche'],
  ['parle', 'parlé'],
  ['ecrit', 'écrit'],
]);
