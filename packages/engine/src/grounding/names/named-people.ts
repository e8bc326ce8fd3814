import { knownCity } from '../../text/known-names.ts';
import type { Token } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';

type Heads = { cities: Set<string>; short: Set<string> };
const heads = new WeakMap<ReadonlySet<string>, Heads>();

/** How the towns of the documents begin, and other short words that may be towns. */
function demonymHeads(words: ReadonlySet<string>): Heads {
  const known = heads.get(words);
  if (known) return known;
  const short = [...words].filter(({ length }) => length >= 4 && length < 12);
  const found = {
    cities: new Set(short.filter((word) => knownCity(word) !== null).map((word) => word.slice(0, 4))),
    short: new Set(short.filter(({ length }) => length > 4 && length < 8).map((word) => word.slice(0, 5))),
  };
  heads.set(words, found);
  return found;
}

/** « Marseillaise » of one who lives in Marseille. */
export function isDemonym({ kin, words }: Facts, key: string): boolean {
  const root = /^([a-z]{3,}?)(?:ais|aise|ois|oise|ien|ienne|ain|aine|iote?)e?s?$/.exec(key)?.[1] ?? '';
  const known = demonymHeads(words);
  if (root.length >= 4 && known.cities.has(root.slice(0, 4))) return true;
  if (root.length > 5 && known.short.has(root.slice(0, 5))) return true;
  return root !== '' && key.length >= 8 && kin.has(key.slice(0, 6));
}

/** « la Sarre » of « collègues sarrois »: a land told by its people. */
export function isPeopled({ words }: Facts, key: string): boolean {
  const root = key.replace(/(?:e|ie)$/, '');
  return (
    root.length >= 4 &&
    ['ois', 'oise', 'oises', 'ais', 'aise', 'aises', 'ien', 'iens', 'ienne'].some((end) => words.has(root + end))
  );
}

const demonym = /(?:ois|oise|ais|aise|ien|ienne|in|ine|ain|aine|eau|elle|ot|ote)$/;

/** « Électromécanicien et Stéphanois, je … »: where one is from, said of oneself before one speaks. */
export function isFromThere({ sentences, folded }: CheckContext['reading'], { key, start, end }: Token): boolean {
  if (key.length < 6 || !demonym.test(key)) return false;
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  if (start - sentence.start > 60 || !/^[^.;:!?\n]{0,80}?,/.test(folded.slice(end, end + 81))) return false;
  return /(?:^|, | et )$/.test(folded.slice(sentence.start, start));
}
