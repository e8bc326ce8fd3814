import { isFirstName } from '../../text/known-names.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { nameCase } from './name-case.ts';
import type { FoundName } from './read-name.ts';

type Told = { value: string; start: number; end: number; line: CvLine };

/** « Nom : BELLAMY » and « Prénom : Steeve », as forms ask: on lines of their own, in cells of one or one after the other. */
export function labelledName(lines: readonly CvLine[]): FoundName | null {
  const told = lines.slice(0, 15).flatMap(fieldsOf);
  const family = told.find(({ isGiven }) => !isGiven);
  const given = told.find(({ isGiven }) => isGiven);
  if (!family || !given) return null;
  const words = `${given.value} ${family.value}`.split(/\s+/);
  if (words.length > 6 || !words.every((word) => /^[\p{L}\p{M}’'-]+$/u.test(word))) return null;
  // « Nom : Steeve BELLAMY » tells the first name again.
  const familyWords = family.value.split(/\s+/);
  const whole = familyWords.length > 1 && familyWords.some((word) => word.toLowerCase() === given.value.toLowerCase());
  const shown = whole && isFirstName(given.value) ? familyWords : words;
  return {
    fullName: shown.map((word, index) => nameCase(word, shown[index - 1])).join(' '),
    span: { start: Math.min(family.start, given.start), end: Math.max(family.end, given.end) },
    lines: [...new Set([family.line, given.line])],
  };
}

const field =
  /(?<=^|[\t|•·,;/]\s{0,2}|\s[–—-]\s|\s{2}|:\s?\p{L}[\p{L}’' -]{1,30}\s)(pr[ée]noms?|nom(?: de famille| d[’']usage| marital)?)\s?(?::\s*|\t\s*)(\p{L}[\p{L}\p{M}’' -]{0,40}?)(?=\s*(?:$|[\t|•·,;/(]|\s[–—-]\s|\s{2})|\s(?:pr[ée]noms?|nom)\s?:)/giu;

function fieldsOf(line: CvLine): (Told & { isGiven: boolean })[] {
  if (line.text.length > 160) return [];
  return [...line.text.matchAll(field)].map((match) => ({
    isGiven: /^p/i.test(match[1] as string),
    value: match[2] as string,
    start: line.start + match.index,
    end: line.start + match.index + match[0].length,
    line,
  }));
}
