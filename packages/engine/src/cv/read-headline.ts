import type { Span } from '@coach/contracts/span';
import { findCity } from '../text/find-city.ts';
import { findPhones } from './find-phone.ts';
import { titleLikeness } from './judge-part.ts';
import type { CvLine } from './read-lines.ts';
import type { Section } from './split-sections.ts';

export type Headline = { text: string; span: Span };

const label = /^(?:poste (?:recherch[ée]|vis[ée]|souhait[ée])|objectif|titre|cv|curriculum vit[aæ]e?)\s*[:–-]\s*/i;

/** The job the person presents themselves for: near the name at the top, the line that reads most like a job. */
export function readHeadline(sections: readonly Section[], name: Span | undefined): Headline | null {
  const top = topLines(sections, name);
  const around = name ? top.findIndex((line) => name.start < line.end && line.start < name.end) : -1;
  const sameLine = around >= 0 && name ? afterName(top[around] as CvLine, name) : null;
  if (sameLine) return sameLine;
  let best: { line: CvLine; score: number } | null = null;
  top.slice(0, 14).forEach((line, index) => {
    if (name && name.start < line.end && line.start < name.end) return;
    const score = scoreLine(line, around >= 0 ? index - around : index);
    if (score > 0.9 && (!best || score > best.score)) best = { line, score };
  });
  return best ? bare((best as { line: CvLine }).line) : null;
}

function topLines(sections: readonly Section[], name: Span | undefined): CvLine[] {
  const first = sections[0]?.kind === null ? (sections[0] as Section).lines : [];
  const holding = sections.find(
    ({ lines }) => name && lines.some((line) => name.start < line.end && line.start < name.end),
  );
  if (!holding || holding === sections[0]) return first;
  const at = holding.lines.findIndex((line) => name && name.start < line.end && line.start < name.end);
  return [...holding.lines.slice(Math.max(0, at - 2), at + 5), ...first];
}

function afterName(line: CvLine, name: Span): Headline | null {
  const rest = line.text.slice(name.end - line.start);
  const text = rest.replace(/^[\s–—|•·,:/(-]+/u, '').replace(/[\s)]+$/u, '');
  if (text.length < 4 || text.length > 90 || /@|\d{4}/.test(text) || findCity(text)?.certain) return null;
  if (titleLikeness(text) <= 0) return null;
  const start = line.start + line.text.indexOf(text, name.end - line.start);
  return { text, span: { start, end: start + text.length } };
}

function scoreLine(line: CvLine, distance: number): number {
  const text = line.text;
  if (text.length > 120 || text.length < 4 || line.bullet || /@|https?:|www\.|\.com\b|^\d/.test(text)) return -1;
  if (
    findPhones(text).length > 0 ||
    /^(?:n[ée]e? |nationalit|permis|[âa]ge\b|\d+ ans|adresse|mobilit|t[ée]l)/iu.test(text)
  )
    return -1;
  if (/^curriculum vit/i.test(text) || /^cv$/i.test(text)) return -1;
  const likeness = titleLikeness(text.replace(label, ''));
  const city = findCity(text);
  if (city && likeness < 2) return -1;
  const near = distance > 0 ? Math.max(0, 2 - distance * 0.4) : Math.max(0, 1 + distance * 0.5);
  const size = (line.fontSize ?? 0) > 11.5 || line.bold ? 0.6 : 0;
  const sentence = /[.!]$/.test(text) || text.split(' ').length > 12 ? -2.5 : 0;
  return likeness + near + size + sentence;
}

function bare(line: CvLine): Headline {
  const skipped = label.exec(line.text)?.[0].length ?? 0;
  return { text: line.text.slice(skipped), span: { start: line.start + skipped, end: line.end } };
}
