import { trimSpan } from '../cv/lines/read-lines.ts';
import { findTerms } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { headingLengthAt, headingPart } from './heading-part.ts';
import { inlinePart } from './inline-part.ts';
import { isNoise } from './is-noise.ts';

/** A line of the offer as it was pasted; `gap` where a blank line stands before, `mark` its sign, any number as « 1 ». */
export type RawLine = {
  start: number;
  end: number;
  text: string;
  folded: string;
  bullet: boolean;
  gap: boolean;
  mark?: string;
};

const sign =
  /^(?:(?:[-•*✓✔✅☑●▪◦‣►▶➤➔➡→+—–·■□❖★👉🔹>o]\uFE0F?|[=-]+>|>>|\d{1,2}[.)/]|[a-j]\))\s|\.\s(?=\p{Ll})|[-•*·.](?=\p{L}))/u;
const emoji = /^(\p{Extended_Pictographic})[\uFE0F\u200D]*\s/u;

/** The lines of a text with something of the offer on them; what was glued onto one line is cut apart again. */
export function offerLines(text: string): RawLine[] {
  const signs = repeatedEmojis(text);
  const lines: RawLine[] = [];
  let from = 0;
  let gap = false;
  while (from <= text.length) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const span = trimSpan(text, from, to);
    const empty = span.start >= span.end;
    if (!empty) {
      let first = true;
      for (const piece of piecesOf(text, span.start, span.end)) {
        const line = toLine(text, piece.start, piece.end, gap && first, signs, lines.length < topLines);
        if (line) lines.push(line);
        first = false;
      }
    }
    gap = empty;
    from = to + 1;
  }
  return lines;
}

/** « 👗 » before three lines or more is a bullet; before one it decorates a heading. */
function repeatedEmojis(text: string): Set<string> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(/(?:^|\n)\s{0,8}(\p{Extended_Pictographic})[\uFE0F\u200D]*\s+[\p{Ll}\p{Lu}]/gu))
    counts.set(match[1] as string, (counts.get(match[1] as string) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key));
}

/** Above the title of an offer stands no more than this, and the menu of its page with it. */
const topLines = 2;

function toLine(
  text: string,
  from: number,
  to: number,
  gap: boolean,
  signs: ReadonlySet<string>,
  atTop: boolean,
): RawLine | null {
  const span = trimSpan(text, from, to);
  if (span.start >= span.end) return null;
  const opening = text.slice(span.start, span.start + 8);
  const drawn = emoji.exec(opening);
  const marked = sign.exec(opening)?.[0] ?? (drawn && signs.has(drawn[1] as string) ? drawn[0] : '');
  const inner = trimSpan(text, span.start + marked.length, span.end);
  // « [Groupe Automobiles Scarpe – Douai] »: brackets around a whole line frame it.
  const framed = /^\[[^[\]]+\]$/.test(text.slice(inner.start, inner.end));
  const body = framed ? trimSpan(text, inner.start + 1, inner.end - 1) : inner;
  const words = text.slice(body.start, body.end);
  const folded = foldText(words);
  if (words === '' || isNoise(folded, atTop && marked === '')) return null;
  const bullet =
    marked !== '' && !(drawn && headingPart({ ...body, text: words, folded, bullet: false, gap }, undefined));
  return { ...body, text: words, folded, bullet, gap, mark: marked.trim().replace(/^\d+/, '1') };
}

/** From this length on a line may hold several that were glued together. */
const long = 160;

function piecesOf(text: string, start: number, end: number): { start: number; end: number }[] {
  if (end - start < long) return [{ start, end }];
  const cuts = [...new Set([...cutsAt(text.slice(start, end)), end - start])].sort((a, b) => a - b);
  let from = 0;
  return cuts.flatMap((cut) => {
    const piece = { start: start + from, end: start + cut };
    from = cut;
    return piece.end > piece.start ? [piece] : [];
  });
}

function cutsAt(line: string): number[] {
  const cuts = [...gluedAt(line), ...signsAt(line), ...turnsAt(line)];
  for (const at of capitalsAt(line)) {
    const length = headingLengthAt(line, at);
    if (length > 0) cuts.push(at, at + length);
  }
  return cuts;
}

/** « Vos missionsAccueillir les clientsGérer la caisse »: a capital in the middle of what is no known name. */
function gluedAt(line: string): number[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}{4}|[.!?;:]\p{Lu}/u.test(line)) return [];
  const cuts: number[] = [];
  for (const match of line.matchAll(/\p{Ll}{2}(?=\p{Lu}\p{Ll}{2})/gu)) {
    const at = match.index + 2;
    const from = line.lastIndexOf(' ', at - 1) + 1;
    const to = line.indexOf(' ', at);
    const word = line.slice(from, to < 0 ? undefined : to);
    if (word.length > 80 || !isBrand(word)) cuts.push(at);
  }
  for (const match of line.matchAll(/\p{Ll}{2}(?=\p{Lu}{3,}[ \p{Lu}])/gu)) cuts.push(match.index + 2);
  for (const match of line.matchAll(/\p{Lu}{4}(?=\p{Lu}\p{Ll}{2})/gu)) cuts.push(match.index + 4);
  for (const match of line.matchAll(/[\p{Ll}\d)][.!?;:](?=\p{Lu}\p{Ll})/gu)) cuts.push(match.index + 2);
  return cuts.length >= 3 ? cuts : [];
}

/** « WordPress », « PowerShell »: one short word, which the lists know or may not. */
function isBrand(word: string): boolean {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return /^\p{Lu}\p{Ll}{1,8}\p{Lu}\p{L}{1,8}$/u.test(bare) && (findTerms(bare).length > 0 || bare.length < 12);
}

/** « • a • b • c » or « - a - b - c » on one line. */
function signsAt(line: string): number[] {
  for (const mark of [/\s(?=[•●▪✓✔►➤]\s?\p{L})/gu, /\s(?=[-–*]\s\p{L})/gu]) {
    const cuts = [...line.matchAll(mark)].map(({ index }) => index + 1);
    if (cuts.length >= 3) return cuts;
  }
  return [];
}

/** Where a sentence turns to the pay, the process or equal treatment, and where one turns back. */
function turnsAt(line: string): number[] {
  // « Contact : M. Tournier », « réf. AEMO »: an abbreviation ends no sentence.
  const stops = line.matchAll(/(?<!\b(?:M|Mme|Mlle|Dr|Me|réf|Réf|St|Ste|tél|Tél))[.!?]\s+(?=\p{Lu})/gu);
  const starts = [0, ...[...stops].map((match) => match.index + match[0].length)];
  if (starts.length < 2) return [];
  const parts = starts.map((from, index) => inlinePart(foldText(line.slice(from, starts[index + 1]))));
  return starts.filter((_, index) => index > 0 && parts[index] !== parts[index - 1]);
}

function capitalsAt(line: string): number[] {
  return [...line.matchAll(/(?:^|[.!?:;)•]\s*|\s[-–]\s|\p{Ll}|\s)(?=\p{Lu})/gu)].map(
    (match) => match.index + match[0].length,
  );
}
