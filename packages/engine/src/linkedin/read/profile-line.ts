import { type CvLine, readLines } from '../../cv/lines/read-lines.ts';
import { foldText } from '../../text/fold-text.ts';
import { endsProfile, isNoise } from './page-words.ts';

/** A line of a profile; `key` is its text without case, accents or the colon at its end. */
export type ProfileLine = CvLine & { key: string };

/** What the person wrote: buttons, menus, lines said twice for screen readers and neighbours’ profiles left out. */
export function profileLines(text: string): ProfileLine[] {
  const kept: ProfileLine[] = [];
  let gap = false;
  for (const raw of readLines({ text })) {
    const line = keyed(text, raw);
    if (kept.length > 3 && endsProfile(line.key)) break;
    gap ||= line.gap;
    const last = kept.at(-1);
    if (line.text === '' || isNoise(line.key) || (last && last.key === line.key)) continue;
    kept.push({ ...line, gap });
    gap = false;
  }
  return kept;
}

const moreTail = /\s*(?:…|\.{3})\s*(?:voir plus|afficher plus|plus|see more|show more|more)$/i;

function keyed(text: string, line: CvLine): ProfileLine {
  const tail = moreTail.exec(line.text.slice(-24))?.[0].length ?? 0;
  const end = halfOf(text, line.start, line.end - tail);
  const written = text.slice(line.start, end);
  return { ...line, end, text: written, key: keyOf(written) };
}

/** « Développeur backendDéveloppeur backend » says one thing twice. */
function halfOf(text: string, start: number, end: number): number {
  const half = (end - start) >> 1;
  if (half < 5 || text[start] !== text[end - half]) return end;
  return text.slice(start, start + half) === text.slice(end - half, end) ? start + half : end;
}

export function keyOf(written: string): string {
  return foldText(written).replace(/\s+/g, ' ').replace(/ ?:$/, '').trim();
}

/** A description that a page holds twice, once. */
export function onceOnly<Line extends { key: string }>(lines: readonly Line[]): Line[] {
  const first = lines[0];
  const again = first ? lines.findIndex(({ key }, index) => index > 0 && key === first.key) : -1;
  const doubled = again > 0 && lines.slice(0, again).every(({ key }, index) => lines[again + index]?.key === key);
  return doubled ? [...lines.slice(0, again), ...lines.slice(again * 2)] : [...lines];
}
