import type { LetterEvidence } from '@coach/contracts/letter';
import { fr } from '../writing/fr.ts';

/** Words of a letter with what proves them. */
export type Piece = { text: string; evidence: LetterEvidence[] };

type Part = Piece | string | number;

/** A sentence put together from pieces: its text set in French type, the proofs of all its pieces with it. */
export function say(parts: TemplateStringsArray, ...values: Part[]): Piece {
  const evidence = values.flatMap((value) => (typeof value === 'object' ? value.evidence : []));
  const text = fr(parts, ...values.map((value) => (typeof value === 'object' ? value.text : value)));
  return { text, evidence };
}

/** The same words changed, their proofs kept. */
export function reworded(piece: Piece, change: (text: string) => string): Piece {
  return { text: change(piece.text), evidence: piece.evidence };
}

/** « a, b et c » of pieces. */
export function listed(pieces: readonly Piece[], last = ' et '): Piece {
  const texts = pieces.map(({ text }) => text);
  const text = texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')}${last}${texts.at(-1)}`;
  return { text, evidence: pieces.flatMap(({ evidence }) => evidence) };
}
