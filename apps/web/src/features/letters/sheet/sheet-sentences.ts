import type { Letter, LetterEvidence } from '@coach/contracts/letter';

/** A place « à vérifier » in one paragraph; `number` is its place among all of the letter. */
export type SheetDoubt = { start: number; end: number; number: number };

/** `doubt` is the number of what is to be checked there, and `ends` whether it ends there. */
export type SheetPiece = { start: number; text: string; doubt: number | null; ends: boolean };
export type SheetSentence = { start: number; evidence: LetterEvidence[]; pieces: SheetPiece[] };

/** The sentences of a paragraph, cut where something to check begins or ends; `start` counts from the paragraph's. */
export function sheetSentences(
  { sentences }: Letter['paragraphs'][number],
  doubts: readonly SheetDoubt[],
): SheetSentence[] {
  let start = 0;
  return sentences.map(({ text, evidence }) => {
    const sentence = { start, evidence, pieces: piecesOf(text, start, doubts) };
    start += text.length + 1;
    return sentence;
  });
}

function piecesOf(text: string, from: number, doubts: readonly SheetDoubt[]): SheetPiece[] {
  const to = from + text.length;
  const within = (place: number) => Math.min(to, Math.max(from, place));
  const cuts = new Set([from, to, ...doubts.flatMap(({ start, end }) => [within(start), within(end)])]);
  const edges = [...cuts].sort((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? to;
    const doubt = doubts.find((one) => one.start <= start && one.end >= end);
    const ends = doubt !== undefined && end === Math.min(doubt.end, to);
    return { start, text: text.slice(start - from, end - from), doubt: doubt?.number ?? null, ends };
  });
}
