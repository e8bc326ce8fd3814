import type { HeadingKind } from '@coach/contracts/cv';
import { findLanguages } from '../../text/find-languages.ts';
import { foldText } from '../../text/fold-text.ts';

/** What a line of a short section lists: a label with its list in one, each cell of a row by itself. */
export function itemsIn(kind: HeadingKind, line: string): string[] {
  if (line.length > 400) return [line];
  const cells = line.split('\t');
  const isRow = cells.length > 1 && cells.every((cell) => cell.trim().length <= 30 && !/[,;:(]/.test(cell));
  const isGrid = kind === 'languages' || kind === 'certifications';
  return isRow && (!isGrid || (kind === 'languages' && !cells.some(opensWithLanguage))) ? cells : [labelled(line)];
}

function opensWithLanguage(part: string): boolean {
  const folded = foldText(part).replace(/^[^a-z]+/, '');
  return findLanguages(part).some(({ name }) => folded.startsWith(foldText(name)));
}

/** « Anglais » and « C1 » in two cells belong together; a label alone keeps its list. */
function labelled(line: string): string {
  const cells = /^([^\t:,]{2,30})\t+(\S[^\t]*)$/.exec(line.trim());
  return cells && !/\d{4}/.test(cells[1] as string) ? `${cells[1]}\u00a0: ${cells[2]}` : line;
}
