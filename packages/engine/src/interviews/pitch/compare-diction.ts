import type { Diction } from '@coach/contracts/interview';
import { stem } from '../../text/stem.ts';
import { fr } from '../../writing/fr.ts';
import { measureDelivery, type SpokenTiming } from '../delivery/measure-delivery.ts';
import { type SaidWord, saidWords } from '../feedback/said-words.ts';

/** How far apart, in words, text and speech may run: keeps the comparison linear. */
const band = 120;
const smallWords = new Set(
  'a ai au aux c ce d de des du e en est et j je l la le les m n ne on ou qu que s se t un une y'.split(' '),
);

/** A pitch as heard beside its text: the words that were not heard, the share that was, and the pace. Never throws. */
export function compareDiction({
  text,
  heard,
  timing,
}: {
  text: string;
  heard: string;
  timing?: SpokenTiming | undefined;
}): Diction {
  const written = saidWords(text.slice(0, 5_000)).words;
  const spoken = saidWords(heard.slice(0, 30_000)).words.slice(0, 3_000);
  const met = aligned(written, spoken);
  const missed = written.flatMap((word, index) => {
    if (met.has(index) || smallWords.has(word.key)) return [];
    return [{ start: word.start, end: word.end, word: text.slice(word.start, word.end) }];
  });
  const counted = written.filter(({ key }) => !smallWords.has(key)).length;
  const share = counted === 0 ? 0 : (counted - missed.length) / counted;
  const delivery = timing ? measureDelivery({ transcript: heard, timing }) : null;
  return {
    durationMs: delivery?.durationMs ?? 0,
    wordsPerMinute: delivery?.wordsPerMinute ?? null,
    missed,
    heardShare: Math.round(share * 1000) / 1000,
    notes: [...heardNotes(share, missed, spoken.length), ...(spoken.length > 0 ? (delivery?.notes ?? []) : [])],
  };
}

function heardNotes(share: number, missed: readonly { word: string }[], count: number): string[] {
  if (count === 0) return [fr`Aucun mot n’a été entendu : vérifiez le micro, puis recommencez.`];
  if (share < 0.3)
    return [fr`Ce qui a été entendu ne ressemble pas au texte : lisez-le à voix haute, ou rapprochez le micro.`];
  if (missed.length === 0) return [fr`Tous les mots de votre texte ont été entendus.`];
  const list = missed.slice(0, 5).map(({ word }) => `«\u202f${word}\u202f»`);
  const told = fr`${Math.round(share * 100)} % des mots de votre texte ont été entendus. À redire en articulant : ${list.join(', ')}.`;
  return [missed.length > 5 ? fr`${told.slice(0, -1)} et ${missed.length - 5} autres.` : told];
}

/** The words of the text that were heard, by the longest common run of words, in order. */
function aligned(written: readonly SaidWord[], spoken: readonly SaidWord[]): Set<number> {
  const [rows, columns] = [written.length, spoken.length];
  const slope = rows === 0 ? 0 : columns / rows;
  const width = Math.min(columns, 2 * band + Math.abs(columns - rows)) + 1;
  const best: Uint16Array[] = [];
  const from: number[] = [];
  for (let row = 0; row <= rows; row++) {
    from.push(Math.max(0, Math.min(columns - width + 1, Math.round(row * slope) - (width >> 1))));
    best.push(new Uint16Array(width + 1));
  }
  const at = (row: number, column: number): number => {
    const place = column - (from[row] as number);
    return place < 0 ? 0 : ((best[row] as Uint16Array)[Math.min(place, width)] ?? 0);
  };
  const [expected, sounds] = [written, spoken].map((words) => words.map(({ key }) => soundOf(key))) as [
    string[],
    string[],
  ];
  const isSame = (row: number, column: number) => areAlike(expected[row - 1] as string, sounds[column - 1] as string);
  for (let row = 1; row <= rows; row++)
    for (let place = 0; place <= width; place++) {
      const column = (from[row] as number) + place;
      if (column < 1 || column > columns) continue;
      const run = isSame(row, column) ? at(row - 1, column - 1) + 1 : 0;
      const value = Math.max(at(row - 1, column), at(row, column - 1), run);
      (best[row] as Uint16Array)[place] = value;
    }
  return walk(rows, columns, at, isSame);
}

function walk(
  rows: number,
  columns: number,
  at: (row: number, column: number) => number,
  isSame: (row: number, column: number) => boolean,
): Set<number> {
  const met = new Set<number>();
  let [row, column] = [rows, columns];
  while (row > 0 && column > 0) {
    if (isSame(row, column) && at(row, column) === at(row - 1, column - 1) + 1) {
      met.add(row - 1);
      row--;
      column--;
    } else if (at(row - 1, column) >= at(row, column - 1)) row--;
    else column--;
  }
  return met;
}

function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Names a recogniser spells its own way: long words that share their beginning.
  return (
    one.length >= 6 &&
    other.length >= 6 &&
    Math.abs(one.length - other.length) <= 1 &&
    one.slice(0, 5) === other.slice(0, 5)
  );
}

const kept = new Map<string, string>();

/** A word as one hears it: without mute endings, « é », « er », « ez » and « ai » alike, doubled letters single. */
function soundOf(key: string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const sound = key.length < 3 ? (homophones.get(key) ?? key) : heard(homophones.get(key) ?? key);
  if (kept.size < 20_000) kept.set(key, sound);
  return sound;
}

const homophones = new Map(
  Object.entries({
    et: 'e',
    est: 'e',
    ai: 'e',
    es: 'e',
    ou: 'ou',
    a: 'a',
    as: 'a',
    ces: 'se',
    ses: 'se',
    c: 's',
    s: 's',
    sa: 'sa',
    ca: 'sa',
    on: 'on',
    ont: 'on',
    son: 'son',
    sont: 'son',
    peu: 'peu',
    peut: 'peu',
    peux: 'peu',
    mes: 'me',
    mais: 'me',
    met: 'me',
    mets: 'me',
    quand: 'kan',
    qu: 'k',
    quant: 'kan',
  }),
);

function heard(key: string): string {
  return stem(key)
    .replace(/(?:ees|ee|es|er|ez|ait|aient|ais|ai)$/, 'e')
    .replace(/ent$/, '')
    .replace(/(.)\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/eau|au/g, 'o')
    .replace(/qu/g, 'k')
    .replace(/^h/, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?=[aou])/g, 'k')
    .replace(/y/g, 'i')
    .replace(/[estxdp]+$/, '');
}
