import commonWords from '../../../data/common-words.json' with { type: 'json' };
import { allTerms } from '../../skills/terms.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { isPlain } from './everyday.ts';
import { isSmallWord } from './small-words.ts';
import words from './words.json' with { type: 'json' };

const openers = new Set(words.openers.split(' '));
const benign = new Set(words.benign.split(' '));
let vocabulary: Set<string> | null = null;

/** Words of the language met inside the names of skills and trades, where they are written small. */
function knownWords(): Set<string> {
  if (vocabulary) return vocabulary;
  vocabulary = new Set(commonWords.map(stem));
  for (const { forms, sector } of allTerms()) {
    if (sector === 'it') continue;
    for (const { text } of forms) {
      for (const { start, end, key } of tokenise(text)) {
        if (start > 0 && text.slice(start, end) === text.slice(start, end).toLowerCase()) vocabulary.add(stem(key));
      }
    }
  }
  return vocabulary;
}

const endings =
  /(?:ments?|tions?|sions?|ants?|antes?|ances?|ences?|ites?|eurs?|euses?|trices?|ages?|ures?|ismes?|istes?|iques?|ifs?|ives?|ables?|ibles?|er|ir|ions|ons|ez|ait|ais|aient|iers?|ieres?|iens?|iennes?|oires?|aires?|elles?|eux|udes?|esses?|erie|phie|logie|nomie|metrie|ois|oise|[eo]i?ndre|erdre|oudre|ettre|crire|duire)$/;

/** A word that may stand with a capital anywhere in a letter: « Madame », « France », « CV ». */
export function isBenign(key: string): boolean {
  return benign.has(key);
}

/** A word that opens sentences and names nothing. */
export function isOpener(key: string): boolean {
  return openers.has(key) || isSmallWord(key) || benign.has(key);
}

/** Whether a written word looks like one of the language rather than a name. */
export function isOrdinary(written: string, key: string): boolean {
  if (isOpener(key) || isPlain(key) || knownWords().has(stem(key))) return true;
  return key.length >= 5 && (endings.test(key) || /[éÉ](?:[eE]?[sS]?)$/.test(written));
}
