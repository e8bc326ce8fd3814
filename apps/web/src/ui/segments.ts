import type { Span } from '@coach/contracts/span';

/** `related` stands beside what is `active`: the same finding rests on it too. */
export type MarkTone = 'active' | 'related' | 'superseded' | 'heading';

/** A slice of the text to be marked. Several may overlap. */
export interface Mark extends Span {
  tone: MarkTone;
}

export interface Segment extends Span {
  text: string;
  tones: readonly MarkTone[];
}

const tones: readonly MarkTone[] = ['active', 'related', 'superseded', 'heading'];

/** Cuts `text` where a mark begins or ends; the segments joined give the text back. Marks outside it are clipped. */
export function segments(text: string, marks: readonly Mark[]): Segment[] {
  const clipped = marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start), end: Math.min(text.length, mark.end) }))
    .filter((mark) => mark.start < mark.end);
  const cuts = new Set([0, text.length, ...clipped.flatMap((mark) => [mark.start, mark.end])]);
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const over = clipped.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      start,
      end,
      text: text.slice(start, end),
      tones: tones.filter((tone) => over.some((mark) => mark.tone === tone)),
    };
  });
}
