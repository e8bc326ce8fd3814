import feminines from '../../data/feminines.json' with { type: 'json' };
import { foldWord } from '../text/fold-text.ts';
import { lookUp } from '../text/look-up.ts';
import { stem } from '../text/stem.ts';

const words: Record<string, string> = feminines.words;
const phrases: Record<string, string> = feminines.phrases;
const unchanged = new Set(feminines.same);

/** What follows these words tells the trade, not the person: « conducteur de travaux ». */
const complements = new Set(['de', 'du', 'des', 'en', 'à', 'au', 'aux', 'sur', 'pour', 'par', 'dans', 'sans', 'chez']);

/** The last letters of a masculine and of its feminine, the first that fits. */
const endings: [RegExp, string][] = [
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/eux$/, 'euse'],
  [/(?<!e)er$/, 'ère'],
  [/if$/, 'ive'],
  [/(i|é)en$/, '$1enne'],
  [/(?<!i)on$/, 'onne'],
  [/al$/, 'ale'],
  [/el$/, 'elle'],
  [/(an|(?<!m)en|oin)t$/, '$1te'],
  [/(?<!t)é$/, 'ée'],
];

/** « Digital Delivery Manager », « Social media manager »: no French title opens on such an adjective. */
const english = /^(?:digital|global|social|local|legal|medical|regional|technical|national|international) (?=\p{L})/iu;

/**
 * The feminine of a job title: « Conducteur de travaux » → « Conductrice de travaux », « Assistant social » →
 * « Assistante sociale ». A title that is the same for both comes back as it is.
 */
export function feminineOf(occupation: string): string {
  const whole = lookUp(phrases, occupation.toLowerCase());
  if (whole !== undefined) return likeCase(whole, occupation);
  if (english.test(occupation)) return occupation;
  let person = true;
  return occupation.replace(/d['’]|[\p{L}\d]+/gu, (word) => {
    person &&= !complements.has(word) && !/^d['’]$/.test(word);
    return person ? feminineOfWord(word) : word;
  });
}

function feminineOfWord(word: string): string {
  const lower = word.toLowerCase();
  const listed = lookUp(words, lower);
  if (listed !== undefined) return likeCase(listed, word);
  // « SSIAP », « SAV »
  if (unchanged.has(lower) || word.slice(1) !== lower.slice(1)) return word;
  const rule = endings.find(([masculine]) => masculine.test(word));
  if (!rule) return word;
  return word.replace(...rule);
}

function likeCase(feminine: string, model: string): string {
  const first = model[0] ?? '';
  return first === first.toUpperCase() ? (feminine[0] ?? '').toUpperCase() + feminine.slice(1) : feminine;
}

let odd: RegExp | null = null;

/** Whether the feminine has a word that endings alone do not lead back: « hôtesse », « maîtresse », « publique ». */
export function hasOddFeminine(occupation: string): boolean {
  odd ??= new RegExp(
    `(?<!\\p{L})(?:${[...Object.entries(words)]
      .filter(([masculine, feminine]) => stem(foldWord(masculine)) !== stem(foldWord(feminine)))
      .map(([masculine]) => masculine)
      .join('|')})(?!\\p{L})`,
    'iu',
  );
  return odd.test(occupation) || lookUp(phrases, occupation.toLowerCase()) !== undefined;
}

/** The words and phrases whose feminine no rule makes, each with it. */
export function listedFeminines(): [masculine: string, feminine: string][] {
  return [...Object.entries(words), ...Object.entries(phrases)];
}
