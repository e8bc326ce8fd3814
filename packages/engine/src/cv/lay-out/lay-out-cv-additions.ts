import type { HeadingKind } from '@coach/contracts/cv';
import { spokenLevel } from '../../match/language-levels.ts';
import type { Line } from '../../match/lines.ts';
import { additionsStart, type Building, contentOf, use } from '../optimise/optimise-cv-building.ts';
import { type LaidOutSection, sectionOf, textOf } from './lay-out-cv-sections.ts';

const endOfCv = Number.MAX_SAFE_INTEGER;

/** What the person added themselves: languages as corrected, and each line in the section its facts belong to. */
export function addAdditions(building: Building, sections: LaidOutSection[]): void {
  addLanguages(building, sections);
  for (const line of contentOf(building, 'additions')) {
    // A field that was corrected stands where the field is drawn.
    if (building.used.subarray(line.start, line.end).includes(1)) continue;
    const text = textOf(building, line).replace(/,$/, '');
    const { blocks } = sectionOf(sections, kindOf(building, line), endOfCv);
    const last = blocks.at(-1);
    if (last?.kind === 'list' && !last.inline) last.items.push(text);
    else blocks.push({ kind: 'list', items: [text], inline: false });
    use(building, line);
  }
}

function addLanguages(building: Building, sections: LaidOutSection[]): void {
  const { cv, lines } = building.context;
  const start = additionsStart(building);
  if (!cv.languages.some((_, index) => (cv.spans[`languages.${index}`]?.start ?? 0) > start)) return;
  const items = cv.languages.map(({ name, level }) => (level ? `${name} (${spokenLevel(level)})` : name));
  sectionOf(sections, 'languages', endOfCv).blocks.push({ kind: 'list', items, inline: false });
  use(
    building,
    lines.find((line) => line.start >= start && line.text.startsWith('Langues\u00a0:')),
  );
}

const kinds: [prefix: string, HeadingKind][] = [
  ['skills.', 'skills'],
  ['certifications.', 'certifications'],
  ['licences.', 'certifications'],
  ['languages.', 'languages'],
  ['interests.', 'interests'],
];

function kindOf({ context }: Building, line: Line): HeadingKind {
  const paths = Object.entries(context.cv.spans).flatMap(([path, span]) =>
    span.start < line.end && span.end > line.start ? [path] : [],
  );
  return kinds.find(([prefix]) => paths.some((path) => path.startsWith(prefix)))?.[1] ?? 'other';
}
