import type { Language } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { findLanguages } from '../text/find-languages.ts';
import { joinBullets } from './join-bullets.ts';
import type { CvLine } from './read-lines.ts';
import type { Section } from './split-sections.ts';

export type Item<T> = { value: T; span: Span };

/** Languages of the « languages » sections; without one, those told with a level anywhere outside the jobs. */
export function readLanguages(text: string, sections: readonly Section[]): Item<Language>[] {
  const own = sections.filter((section) => section.kind === 'languages' && section.lines.length > 0);
  const searched = own.length > 0 ? own : sections.filter(({ kind }) => kind !== 'experience' && kind !== 'education');
  const found = new Map<string, Item<Language>>();
  for (const section of searched) {
    for (const { start, end } of own.length > 0 ? [wholeSpan(section)] : section.lines) {
      for (const language of findLanguages(text.slice(start, end))) {
        if (own.length === 0 && language.level === null) continue;
        const span = { start: start + language.span.start, end: start + language.span.end };
        const known = found.get(language.name);
        if (!known || (known.value.level === null && language.level !== null)) {
          found.set(language.name, { value: { name: language.name, level: language.level }, span });
        }
      }
    }
  }
  return [...found.values()];
}

function wholeSpan(section: Section): Span {
  return { start: (section.lines[0] as CvLine).start, end: (section.lines.at(-1) as CvLine).end };
}

/** What a « certifications » section lists, then the licences and certificates named elsewhere. */
export function readCertifications(text: string, sections: readonly Section[]): Item<string>[] {
  const listed = sections.filter(({ kind }) => kind === 'certifications').flatMap(readItems);
  const items = listed.filter((item) => item.value.length < 140);
  for (const term of findTerms(text)) {
    if (term.kind !== 'licence' && term.kind !== 'certification') continue;
    const inside = items.some((item) => item.span.start < term.end && term.start < item.span.end);
    if (inside || items.some((item) => item.value === term.name)) continue;
    items.push({ value: text.slice(term.start, term.end), span: { start: term.start, end: term.end } });
  }
  return items;
}

/** Interests, one by one: cut at commas, bars, bullets and lines. */
export function readInterests(sections: readonly Section[]): Item<string>[] {
  return sections.filter(({ kind }) => kind === 'interests').flatMap(readItems);
}

function readItems(section: Section): Item<string>[] {
  return joinBullets(section.lines).flatMap(({ span }) => {
    const line = section.lines.find(({ start }) => start === span.start) as CvLine;
    const lines = section.lines.filter(({ start, end }) => start >= line.start && end <= span.end);
    return cutItems(lines.map((each) => each.text).join('\n'), span.start, lines);
  });
}

function cutItems(joined: string, start: number, lines: readonly CvLine[]): Item<string>[] {
  if (lines.length > 1)
    return [{ value: joined.replace(/\n/g, ' '), span: { start, end: (lines.at(-1) as CvLine).end } }];
  const items: Item<string>[] = [];
  for (const match of joined.matchAll(/(?:[^,;|•·()]|\([^()]{0,80}\)){2,300}/gu)) {
    const lead = match[0].length - match[0].trimStart().length;
    const value = match[0]
      .trim()
      .replace(/^[–-]\s/, '')
      .replace(/[.\s]+$/, '');
    if (!/\p{L}{2}/u.test(value)) continue;
    const at = start + match.index + lead + (match[0].trim().length - match[0].trim().replace(/^[–-]\s/, '').length);
    items.push({ value, span: { start: at, end: at + value.length } });
  }
  return items;
}
