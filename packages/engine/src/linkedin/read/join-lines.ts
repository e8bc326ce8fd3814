import { endsOnSmallWord, leavesBracketOpen } from '../../text/leaves-open.ts';
import type { ProfileLine } from './profile-line.ts';

/** How near its column’s edge a line of a PDF must come to be held for wrapped. */
const nearEdge = 0.86;

/** The main column of the PDF and the one beside it hold no more; a longer line is of several that the reader joined. */
const widest = 84;
const widestBeside = 28;

/** Paragraphs and items: a page gives each on a line, a PDF breaks them at the edge of the column. */
export function joinLines(lines: readonly ProfileLine[], isPdf: boolean): string[] {
  const lengths = lines.map(({ text }) => text.length);
  const width = isPdf ? Math.max(0, ...lengths.filter((length) => length <= widest)) : 0;
  const joined: string[] = [];
  let before: ProfileLine | null = null;
  for (const line of lines) {
    if (isPdf && before && joined.length > 0 && runsOn(before, line, width))
      joined.push(`${joined.pop()} ${line.text}`);
    else joined.push(line.text);
    before = line;
  }
  return joined.filter((text) => /[\p{L}\d]/u.test(text));
}

function runsOn(before: ProfileLine, line: ProfileLine, width: number): boolean {
  if (line.bullet) return false;
  if (/^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(before.text)) return true;
  const [word = ''] = line.text.split(' ');
  // A full stop ends a paragraph wherever the next word would still have fitted.
  const isEnd = /[.!?:]$/.test(before.text);
  if (isEnd && before.text.length > widest) return false;
  const edge = isEnd ? 1 : nearEdge;
  return before.text.length + 1 + word.length > Math.max(width, 60) * edge;
}

/** Items of the PDF’s narrow side column, each over as many lines as it takes. */
export function joinItems(lines: readonly ProfileLine[], isPdf: boolean, most = Number.POSITIVE_INFINITY): string[] {
  if (!isPdf || lines.length <= 1) return lines.map(({ text }) => text);
  const lengths = lines.map(({ text }) => text.length);
  const longest = Math.max(20, ...lengths);
  const width = Math.min(longest, widestBeside);
  const items: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isSpare = Number.isFinite(most) && lines.length - index + items.length <= most;
    const joins =
      before && items.length > 0 && (isLinked(before, line) || (!isSpare && overflows(before, line, width)));
    if (joins) items.push(`${items.pop()} ${line.text}`);
    else items.push(line.text);
  });
  return items;
}

function isLinked(before: ProfileLine, line: ProfileLine): boolean {
  return (
    /^[\p{Ll}(&/]/u.test(line.text) ||
    /[,&/:-]$/u.test(before.text) ||
    endsOnSmallWord(before.text) ||
    leavesBracketOpen(before.text)
  );
}

function overflows(before: ProfileLine, line: ProfileLine, width: number): boolean {
  const [word = ''] = line.text.split(' ');
  return before.text.length <= widestBeside && before.text.length + 1 + word.length > width;
}
