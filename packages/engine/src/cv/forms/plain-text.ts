import type { Span } from '@coach/contracts/span';
import type { CvLine } from '../lines/read-lines.ts';

/** A text set anew from slices of another, and the ways between their offsets. */
export type PlainText = {
  text: string;
  lines: CvLine[];
  /** A slice of the plain text in the one it is made of. */
  restore(span: Span): Span;
  /** A slice of the original in the plain text; null where nothing of it is there. */
  carry(span: Span): Span | null;
};

/** A slice of the text, or words that are not the person’s. */
export type Piece = CvLine | string;

/** Lines put together from slices of a text and a few signs between them. */
export class PlainTextBuilder {
  private readonly parts: string[] = [];
  private readonly places: number[] = [];
  private readonly copied: Span[] = [];
  private readonly lines: CvLine[] = [];

  /** Adds a line; words that are not the person’s stand where the next of hers do. Returns the line as it now stands. */
  add(pieces: readonly Piece[], like: CvLine, gap = false): CvLine {
    const last = this.places.at(-1);
    if (last !== undefined) this.write('\n', last);
    if (like.bullet) this.write('• ', like.start);
    const start = this.places.length;
    const next = nextStarts(pieces);
    pieces.forEach((piece, index) => {
      if (typeof piece !== 'string') this.copy(piece);
      else this.write(piece, next[index] ?? this.places.at(-1) ?? 0);
    });
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    const line = { ...like, start, end: this.places.length, text, gap };
    this.lines.push(line);
    return line;
  }

  build(originalLength: number): PlainText {
    const { parts, places, lines } = this;
    const there = new Int32Array(originalLength + 1).fill(-1);
    for (const { start, end } of this.copied)
      for (let plain = start; plain < end; plain++) there[places[plain] as number] = plain;
    const restore = ({ start, end }: Span) => rangeOf(places.slice(start, end));
    const carry = ({ start, end }: Span) => {
      const kept = [...there.subarray(start, end)].filter((plain) => plain >= 0);
      return kept.length > 0 ? rangeOf(kept) : null;
    };
    return { text: parts.join(''), lines, restore, carry };
  }

  private copy({ text, start }: CvLine): void {
    this.copied.push({ start: this.places.length, end: this.places.length + text.length });
    this.parts.push(text);
    for (let index = 0; index < text.length; index++) this.places.push(start + index);
  }

  private write(text: string, at: number): void {
    this.parts.push(text);
    for (let index = 0; index < text.length; index++) this.places.push(at);
  }
}

/** For each piece, where the next words of the person begin. */
function nextStarts(pieces: readonly Piece[]): (number | undefined)[] {
  const starts: (number | undefined)[] = [];
  let next: number | undefined;
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index] as Piece;
    if (typeof piece !== 'string') next = piece.start;
    starts[index] = next;
  }
  return starts;
}

function rangeOf(places: readonly number[]): Span {
  let [start, end] = [Number.MAX_SAFE_INTEGER, 0];
  for (const place of places) {
    start = Math.min(start, place);
    end = Math.max(end, place + 1);
  }
  return { start, end };
}
