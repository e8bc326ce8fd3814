import { levelOfDegree } from '../../cv/education/level-of-degree.ts';
import { likenessOf } from '../../match/match-occupation.ts';
import { titleInFull } from '../../match/title-words.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { isSpellingOf } from '../../writing/is-spelling-of.ts';
import { occupationsIn } from '../score/target-keywords.ts';

const legalForms = new Set(
  'ets etablissement etablissements sa sas sasu sarl eurl sci scop snc scic gie inc ltd llc gmbh corp co groupe group holding france ste societe cie the la le les de du des et d l'.split(
    ' ',
  ),
);

/** Whether two names mean one employer, whatever the legal form, the case, the accents or a name cut short. */
export function isSameEmployer(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length === 0 || right.length === 0) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (few.every((word) => many.includes(word))) return true;
  if (left.join('') === right.join('')) return true;
  return isSpellingOf(one, other) || isInitials(few, many);
}

function wordsOf(name: string): string[] {
  const words = foldWord(name.slice(0, 160).replace(/\([^)]*\)/g, ' '))
    .split(/[^a-z0-9&]+/)
    .filter((word) => word !== '' && !legalForms.has(word));
  return words.length > 0 ? words : [foldWord(name).trim()].filter((word) => word !== '');
}

/** « CHU » and « Centre hospitalier universitaire ». */
function isInitials(few: readonly string[], many: readonly string[]): boolean {
  const [short = ''] = few;
  return few.length === 1 && short.length >= 2 && many.length >= 2 && short === many.map((word) => word[0]).join('');
}

const ranks = new Set(
  meaningfulStems(
    'responsable directeur chef manager adjoint assistant stagiaire apprenti alternant senior junior lead intern head director',
  ).map(stem),
);

/** Whether two titles are one post: gender, abbreviations and a word more are no difference, another rank is. */
export function isSameTitle(one: string, other: string): boolean {
  const [left, right] = [titleStems(one), titleStems(other)];
  const rankDiffers = [...left, ...right].some(
    (word) => ranks.has(word) && left.includes(word) !== right.includes(word),
  );
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (few.length > 0 && few.every((word) => many.includes(word))) return !rankDiffers || few.length === many.length;
  if (rankDiffers) return false;
  if (likenessOf(one, other) >= 0.8 || likenessOf(other, one) >= 0.8) return true;
  const [mine, theirs] = [occupationsIn(one), occupationsIn(other)];
  return mine.some((name) => theirs.includes(name));
}

function titleStems(title: string): readonly string[] {
  const plain = titleInFull(title.slice(0, 160)).replace(/\([^)]{0,40}\)|[([]?\b[HF] ?\/ ?[HF]\b[)\]]?/gu, ' ');
  return meaningfulStems(plain);
}

/** Whether two dates may be one: a year alone agrees with each of its months. */
export function isSameDate(one: string | null, other: string | null): boolean {
  if (!one || !other || one === other) return true;
  if (one === 'present' || other === 'present') return false;
  return (one.length === 4 || other.length === 4) && one.slice(0, 4) === other.slice(0, 4);
}

/** Whether two diplomas may be one: the same words, or the same level with a word in common. */
export function isSameDegree(one: string, other: string): boolean {
  const [left, right] = [meaningfulStems(one), meaningfulStems(other)];
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (few.length === 0) return false;
  const shared = few.filter((word) => many.includes(word)).length;
  const levels = [levelOfDegree(one), levelOfDegree(other)];
  if (levels[0] !== null && levels[1] !== null && levels[0] !== levels[1]) return false;
  return shared / few.length >= 0.5;
}

/** Whether two names are one person’s: case, accents, order and an initial are no difference. */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [nameWords(one), nameWords(other)];
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  return few.every((word) => many.includes(word) || (word.length === 1 && many.some((each) => each.startsWith(word))));
}

function nameWords(name: string): string[] {
  return foldWord(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
