import type { Context } from '../../match/context.ts';
import type { Line } from '../../match/lines.ts';

/** A sentence or a line of the CV, over the ends of its lines. */
export type Passage = { text: string; start: number; end: number; section: Line['section'] };

/** How someone is reached, speaks and spends their time is in none of these. */
const sections: readonly Line['section'][] = [
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'tools',
  'other',
  'additions',
];
const mostLines = 400;
const longest = 600;
const mostSentences = 12;

/** The lines of a CV that go on where the last one ended, cut again where a sentence ends. */
export function passagesOf({ cv, lines }: Pick<Context, 'cv' | 'lines'>): Passage[] {
  const joined: Passage[] = [];
  let last: Line | null = null;
  for (const line of lines.slice(0, mostLines)) {
    const { start, end, heading, section, text } = line;
    const before = joined.at(-1);
    const goesOn = last?.section === section && before !== undefined && isMore(before.text, text);
    last = null;
    if (heading || !sections.includes(section)) continue;
    if (goesOn && before.text.length < longest) {
      before.text = cv.text.slice(before.start, end);
      before.end = end;
    } else joined.push({ text, start, end, section });
    last = line;
  }
  return joined.flatMap(sentencesOf);
}

/** A line that begins small, or follows one that had not ended. */
function isMore(before: string, line: string): boolean {
  return /^(?:\p{Ll}|\()/u.test(line) || /(?:,|(?<!\p{L})(?:et|de|du|des|la|le|les|à|en|avec|pour|sur))$/u.test(before);
}

function sentencesOf({ text, start, section }: Passage): Passage[] {
  const found: Passage[] = [];
  let from = 0;
  for (const match of `${text} `.matchAll(
    /(?<!(?<!\p{L})(?:cat|juil|janv|févr|sept|oct|nov|déc|niv|env|max|min|ex|av|art|réf|tél|etc|hab|sem|resp|mat))[.!?…;](?=\s+(?:[\p{Lu}\d(]|$))|;(?=\s)/gu,
  )) {
    found.push({ text: text.slice(from, match.index + 1), start: start + from, end: start + match.index + 1, section });
    from = match.index + 1;
  }
  found.push({ text: text.slice(from), start: start + from, end: start + text.length, section });
  return found.slice(0, mostSentences).flatMap((one) => {
    const lead = /^\s*/.exec(one.text)?.[0].length ?? 0;
    const said = one.text.trim();
    return said === '' ? [] : [{ ...one, text: said, start: one.start + lead, end: one.start + lead + said.length }];
  });
}
