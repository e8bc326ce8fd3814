import { findAll, type Said } from './said-words.ts';

const fillers =
  / (?:euh+|heu+|hum+|hm+|mmh*|bah|ben|bon ben|du coup|en fait|voila|genre|tu vois|tu sais|vous voyez|en gros|comment dire|on va dire|disons|quoi|hein|bref|style|enfin bref|j ai envie de dire|quelque part|entre guillemets)(?= )/g;

/** Those that say something once: the first one is none. */
const sometimes = new Set([
  'du coup',
  'en fait',
  'voila',
  'bref',
  'disons',
  'quoi',
  'genre',
  'style',
  'quelque part',
  'en gros',
]);
/** « à quoi », « de quoi », « ce genre de »: no filler at all. */
const meant =
  / (?:(?:a|de|sur|en|par|pour|apres|sans|savoir|c est) quoi|quoi (?:faire|que|de)|(?:ce|du|meme|quel|un|le) (?:genre|style)|(?:genre|style) de|me voila|et voila pourquoi)(?= )/g;

const spelled: Record<string, string> = { voila: 'voilà' };

export type Fillers = {
  /** Most often first, as a person writes them. */
  counts: { word: string; count: number }[];
  total: number;
  places: { from: number; to: number; key: string }[];
};

/** The words that fill a silence: « euh », « du coup », « en fait », « voilà ». */
export function fillersIn(said: Said): Fillers {
  const none = new Set(
    findAll(said, meant).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  const found = findAll(said, fillers, 2_000).filter(({ from }) => !none.has(from));
  const once = new Set<string>();
  const places = found.filter(({ key }) => {
    if (!sometimes.has(key) || once.has(key)) return true;
    once.add(key);
    return false;
  });
  const counted = new Map<string, number>();
  for (const { key } of places) {
    const word = spelled[key] ?? key.replace(/^(eu|heu|hu|h)[hm]+$/, '$1h').replace(/^h[hm]+$/, 'hum');
    counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  const counts = [...counted]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  return { counts, total: places.length, places };
}
