import { fr, shorten } from '../../writing/fr.ts';

/** Words of the profile in guillemets, on one line, without the full stop that ended them. */
export function cited(text: string, length = 90): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:]+$/, '')
    .replace(/«\s*/g, '“')
    .replace(/\s*»/g, '”');
  return fr`« ${shorten(plain, length).replace(/[.,;:!?\s]+…$/, '…')} »`;
}

/** « a », « b », « c ». */
export function citedList(words: readonly string[], most = 3): string {
  return words
    .slice(0, most)
    .map((word) => cited(inPrint(word), 60))
    .join(', ');
}

/** A name of the gazetteer as it is printed. */
export function inPrint(name: string): string {
  return name.replace(/'/g, '’');
}
