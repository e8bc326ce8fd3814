/** What the double does with a request: an answer, streamed in pieces, or a fault. Everything is optional. */
export type Reply = {
  /** Told as JSON. */
  answer?: unknown;
  /** Told as it is, instead of an answer. */
  text?: string;
  /** Told before, the way the dialect tells what a model thinks. */
  thinking?: string;
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { inputTokens: number; outputTokens: number };
  /** With a status or a body of its own, nothing is streamed: that is all that is answered. */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds before anything is answered, before the first piece, and between two of them. */
  waitMs?: number;
  firstMs?: number;
  paceMs?: number;
  /** UTF-16 code units of a piece. */
  pieceLength?: number;
  /** What happens after so many events, instead of the rest: the line is cut, closed, left silent, or an error told. */
  breaks?: { after: number; how: 'reset' | 'close' | 'stall' | 'error' };
};

export const usualUsage = { inputTokens: 120, outputTokens: 40 };
export const usualPiece = 12;

/** The text that is told: an answer as JSON, or the text itself. */
export function textOf({ answer, text }: Reply): string {
  return text ?? (answer === undefined ? '' : JSON.stringify(answer));
}

export function piecesOf(text: string, length = usualPiece): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}
