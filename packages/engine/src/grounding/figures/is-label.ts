import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Reading } from '../text/read-text.ts';
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
