import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Reading } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';
import type { Quantity } from './quantity.ts';

/** « au niveau 2 », « en catégorie 3 »: no count but a name, which the documents may write without the word, or in Roman. */
export function isLabel(
  context: CheckContext,
  { words, reading }: Facts,
  { kind, value, first, digits }: Quantity,
): boolean {
  const { tokens, stems } = context.reading;
  const name = tokens[first - 1]?.key ?? '';
  // « Agent SSIAP 1 », « quai 4 »
  const label = stems[first - 1] ?? '';
  const isBeside = (number: string) => numbersBehind(reading).get(label)?.has(number) ?? false;
  if (kind === 'number' && digits && !isSmallWord(name) && isBeside(String(value))) return true;
  if (kind !== 'number' || !labels.test(name)) return false;
  // « niveau 2 » of a « niveau 1 »: where the documents tell this label of other numbers alone.
  const isToldOf = (number: number) => isBeside(String(number)) || isBeside(roman[number] || '-');
  if (graded.test(name) && !isToldOf(value) && [1, 2, 3, 4, 5].some(isToldOf)) return false;
  return words.has(String(value)) || words.has(roman[value] ?? '');
}

/** The numbers, in figures, right behind each word of the documents: « quais 4 et 5 », « SSIAP niveau 1 ». */
const numbersBehind = oncePer(({ tokens, stems }: Reading): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  let named: string[] = [];
  tokens.forEach(({ key }, index) => {
    if (/^\d|^[ivx]{1,3}$/.test(key))
      for (const word of named) found.set(word, (found.get(word) ?? new Set<string>()).add(key));
    else if (labels.test(key)) named = [...named.slice(-1), stems[index] as string];
    else if (!isSmallWord(key)) named = [stems[index] as string];
    else if (key !== 'et' && key !== 'ou') named = [];
  });
  return found;
});

const graded = /^(?:niveau|niv|categorie|cat|grade)$/;
const labels = /^(?:niveau|niv|categorie|cat|grade|echelon|classe|cycle|indice|type|groupe|zone|tome|phase|lot)$/;
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];

const furthest = 6;
/** Levels of the French framework of diplomas are told in other ways too. */
const framed = /\b(?:diplome|titre|licence|master|bts|bac|cap|bep|certification professionnelle|rncp|qualification)/;

/**
 * « formée au concept Maitland jusqu’au niveau 2 » where the documents have « concept Maitland, niveau 1 »: of the thing named
 * before a label, or behind it, another number is told.
 */
export function isOfOtherGrade(context: CheckContext, facts: Facts, { kind, value, first, next }: Quantity): boolean {
  const { tokens, folded } = context.reading;
  const label = tokens[first - 1];
  if (kind !== 'number' || !label || !graded.test(label.key) || value > mostGrades) return false;
  const around = [
    ...namesIn(context.reading, first - 1 - furthest, first - 1),
    ...namesIn(context.reading, next, next + furthest),
  ];
  if (framed.test(folded.slice(Math.max(0, label.start - 50), label.start))) return false;
  const told = gradesTold(facts.reading);
  const same = told.filter(({ names }) => around.some((name) => names.has(name)));
  return same.length > 0 && !same.some(({ grade }) => grade === value);
}

const mostGrades = 5;

function namesIn({ tokens, stems }: Reading, from: number, to: number): string[] {
  const found: string[] = [];
  for (let index = Math.max(0, from); index < Math.min(to, tokens.length); index++) {
    const key = tokens[index]?.key ?? '';
    if (key.length > 3 && !isSmallWord(key) && !labels.test(key) && !isPlain(key)) found.push(stems[index] as string);
  }
  return found;
}

/** The labels of the documents with the words that stand before them. */
const gradesTold = oncePer((reading: Reading): { names: Set<string>; grade: number }[] =>
  reading.tokens.flatMap(({ key }, index) => {
    const number = reading.tokens[index + 1]?.key ?? '';
    const grade = /^\d$/.test(number) ? Number(number) : roman.indexOf(number);
    if (!graded.test(key) || grade < 1) return [];
    const line = reading.text.lastIndexOf('\n', reading.tokens[index]?.start ?? 0);
    const first = reading.tokens.findIndex(({ start }) => start > line);
    return [{ names: new Set(namesIn(reading, Math.max(first, index - furthest), index)), grade }];
  }),
);
