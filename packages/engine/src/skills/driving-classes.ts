import type { Span } from '@coach/contracts/span';

const opening = /^permis(?:\sde\sconduire)?(?:\s(?:de\s(?:la\s)?)?cat[ée]gories?)?\s{0,3}:?\s{0,3}/iu;
const mark = String.raw`(?:E\([BCD]\)|E[BCD]|AM|A[12]?|B(?:96|E|\+E|\(E\))?|[CD]1?(?:E|\+E|\(E\))?|VL|SPL|PL)(?![\p{L}\d'’])`;
const first = new RegExp(mark, 'uy');
/** A capital A after a bare space may open « À JOUR ». */
const next = new RegExp(
  String.raw`(?:\s?\([^()\n]{1,30}\))?(?:\s?(?:,|;|et|ET|ou|OU|&|\/|\+|-|–|•|·|\|)\s?|\s(?!A\s\p{L}{2}))(${mark})`,
  'uy',
);
const longestList = 200;
const meanings: Record<string, string> = { VL: 'B', PL: 'C', SPL: 'CE' };

export type DrivingClass = Span & { name: string };

/**
 * The categories that a mention of a driving licence lists, « Permis B, C (2018) et CE » three of them, each under its
 * canonical name (« EC », « C+E » and « SPL » are « Permis CE »); empty where `start` begins no such list.
 */
export function drivingClassesAt(text: string, start: number): DrivingClass[] {
  const opened = opening.exec(text.slice(start, start + 60))?.[0].length;
  if (opened === undefined) return [];
  const list = text.slice(start, start + longestList);
  first.lastIndex = opened;
  const found: DrivingClass[] = [];
  for (let match = first.exec(list); match; match = next.exec(list)) {
    const end = match.index + match[0].length;
    const written = match[1] ?? match[0];
    const begin = found.length === 0 ? 0 : end - written.length;
    found.push({ name: `Permis ${nameOf(written)}`, start: start + begin, end: start + end });
    next.lastIndex = end;
  }
  return found;
}

function nameOf(written: string): string {
  const letters = written.replace(/[+()]/g, '');
  return meanings[letters] ?? letters.replace(/^E([BCD])$/, '$1E');
}
