import type { LetterEvidence } from '@coach/contracts/letter';
import { evidenceAt } from './evidence-at.ts';
import { paperCell } from './paper-cell.ts';
import { stateOfPaper } from './paper-state.ts';

/** When a paper was last renewed, wherever the CV tells it by its letters: « recyclé en mars 2024 ». */
export function renewalOf(text: string, name: string): { said: string; evidence: LetterEvidence[] } | null {
  const key = /^[\p{L} ]*?(\p{Lu}{3,}(?:(?: niveau)? \d)?)(?![\p{L}\d])/u.exec(name)?.[1];
  if (!key) return null;
  const isNamed = new RegExp(`(?<![\\p{L}\\d])${key}(?![\\p{L}\\d])`, 'u');
  for (const { 0: line, index } of text.slice(0, 60_000).matchAll(/[^\n]+/g)) {
    const at = line.length > 140 ? null : isNamed.exec(line);
    if (!at) continue;
    const said = /^ \(((?:recycl|renouvel).*)\)$/u.exec(stateOfPaper(paperCell(text, index + at.index).text))?.[1];
    if (said) return { said, evidence: evidenceAt('cv', text, { start: index, end: index + line.length }) };
  }
  return null;
}
