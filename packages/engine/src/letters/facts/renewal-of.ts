import type { LetterEvidence } from '@coach/contracts/letter';
import { evidenceAt } from './evidence-at.ts';

/** When a paper was last renewed, in the words of the CV: « recyclée en mars 2024 », « recyclage en 2024 ». */
export function renewalOf(text: string, name: string): { said: string; evidence: LetterEvidence[] } | null {
  const key = /^[\p{L} ]*?(\p{Lu}{3,}(?:(?: niveau)? \d)?)(?![\p{L}\d])/u.exec(name)?.[1];
  if (!key) return null;
  const isNamed = new RegExp(`(?<![\\p{L}\\d])${key}(?![\\p{L}\\d])`, 'u');
  for (const { 0: line, index } of text.slice(0, 60_000).matchAll(/[^\n]+/g)) {
    if (line.length > 140 || !isNamed.test(line)) continue;
    const [, behind] = /(?<!\p{L})(recyclée? en (?:\p{L}+ )?(?:19|20)\d\d)(?! et)/iu.exec(line) ?? [];
    const [, before] = /^[^\p{L}\d]*((?:19|20)\d\d)[\s:–—-]+recyclage (?!prévu)/iu.exec(line) ?? [];
    const said = behind?.toLowerCase() ?? (before ? `recyclage en ${before}` : null);
    if (said) return { said, evidence: evidenceAt('cv', text, { start: index, end: index + line.length }) };
  }
  return null;
}
