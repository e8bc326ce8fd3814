import type { LetterEvidence } from '@coach/contracts/letter';
import { phraseOf } from '../grounding/facts/phrase-of.ts';

type Line = LetterEvidence & { stems: Set<string> };

/** Beyond it nothing is looked for: a CV of fifty pages has few lines that a letter tells. */
const mostLines = 3_000;
const shortest = 12;
const mostQuotes = 2;

/**
 * Finds the lines that sentences come from, by the telling words they share: at least three of them, and half of what
 * the shorter of the two says. A sentence that shares less has no evidence.
 */
export function evidenceFinder(sources: Partial<Record<LetterEvidence['source'], string>>) {
  const lines = Object.entries(sources).flatMap(([source, text]) =>
    linesOf(source as LetterEvidence['source'], text ?? ''),
  );
  return (sentence: string): LetterEvidence[] => {
    const said = new Set(phraseOf(sentence));
    return lines
      .map((line) => ({ line, shared: sharedBy(said, line.stems) }))
      .filter(({ line, shared }) => shared >= 3 && shared * 2 >= Math.min(said.size, line.stems.size))
      .sort((one, other) => other.shared - one.shared || one.line.start - other.line.start)
      .slice(0, mostQuotes)
      .map(({ line: { source, start, end, quote } }) => ({ source, start, end, quote }));
  };
}

function linesOf(source: LetterEvidence['source'], text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const quote = match[0].trim();
    if (quote.length < shortest || lines.length >= mostLines) continue;
    const start = match.index + match[0].indexOf(quote);
    lines.push({ source, start, end: start + quote.length, quote, stems: new Set(phraseOf(quote)) });
  }
  return lines;
}

function sharedBy(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared;
}
