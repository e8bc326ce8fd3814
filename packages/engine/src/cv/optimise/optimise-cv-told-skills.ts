import type { Span } from '@coach/contracts/span';
import {
  addBlock,
  type Building,
  capitalised,
  contentOf,
  isUsed,
  printable,
  use,
  withoutMarker,
} from './optimise-cv-building.ts';
import { paragraphsOf } from './optimise-cv-items.ts';

const fewestLines = 4;
const fewestWords = 5;

type Group = { title: string | null; lines: string[] };

/**
 * In a CV by skills, what was done is told under its skills, « Animer des groupes : … 9 job-datings, 84 embauches », and
 * the jobs are only named: its lines stay lines, under their groups. False, and nothing built, where the skills are names.
 */
export function buildToldSkills(building: Building): boolean {
  const { cv } = building.context;
  const paragraphs = paragraphsOf(building, contentOf(building, 'skills', 'tools')).filter(
    (span) => !isUsed(building, span),
  );
  const lines = paragraphs.filter((span) => isItem(building, span));
  const sentences = lines.filter((span) => written(building, span).split(' ').length >= fewestWords);
  const tasks = cv.experiences.reduce((sum, { bullets }) => sum + bullets.length, 0);
  if (lines.length < fewestLines || sentences.length * 2 <= lines.length || tasks >= lines.length) return false;
  for (const { title, lines: told } of groupsOf(building, paragraphs)) {
    if (title === null) addBlock(building, 'skills', { kind: 'list', items: told, inline: false });
    else addBlock(building, 'skills', { kind: 'entry', title, subtitle: null, dates: null, bullets: told });
  }
  use(building, ...paragraphs);
  return true;
}

/** A line without a bullet over lines with one names what they are about. */
function groupsOf(building: Building, paragraphs: readonly Span[]): Group[] {
  const groups: Group[] = [];
  paragraphs.forEach((span, index) => {
    const text = written(building, span);
    const next = paragraphs[index + 1];
    const isTitle = !isItem(building, span) && next !== undefined && isItem(building, next);
    const last = groups.at(-1);
    if (isTitle) groups.push({ title: text.replace(/\s?:$/u, ''), lines: [] });
    else if (last) last.lines.push(text);
    else groups.push({ title: null, lines: [text] });
  });
  return groups;
}

function isItem({ context }: Building, { start, end }: Span): boolean {
  const text = context.cv.text.slice(start, end);
  return withoutMarker(text) !== text.trim();
}

function written({ context }: Building, { start, end }: Span): string {
  return capitalised(printable(withoutMarker(context.cv.text.slice(start, end).replace(/\s+/g, ' '))));
}
