import type { CvSection } from '../arrange-cv.ts';
import { listRows, paragraphRows } from './block-rows.ts';
import type { Column } from './column.ts';
import { entryRows } from './entry-rows.ts';
import type { Leaf } from './pdf-canvas.ts';
import { baselineIn, behind, heightOf, held, type Row, shifted } from './row.ts';
import { sectionTitle } from './section-title.ts';

const gaps = { section: 15, title: 4.5, entry: 8.5, block: 4 };
/** Of a page: a section of the side column, or one without entries, that no page end cuts. */
const shortSection = 0.25;

function blockRows(column: Column, section: CvSection): Row[] {
  const { blocks } = section;
  const entries = blocks.filter((block) => block.kind === 'entry');
  return blocks.flatMap((block, index) => {
    const rows =
      block.kind === 'paragraph'
        ? paragraphRows(column, block.text)
        : block.kind === 'list'
          ? listRows(column, block, section.kind)
          : entryRows(column, block, { isFirst: block === entries[0], isLast: block === entries.at(-1) });
    const before = (block.kind === 'entry' ? gaps.entry : gaps.block) * column.model.air;
    return rows.map((row, line) => (line === 0 && index > 0 ? { ...row, before } : row));
  });
}

/** The title in the margin beside the first line, where it fits on one. */
function withMarginTitle(column: Column, title: string, rows: Row[]): Row[] | null {
  const { canvas, looks } = column;
  const shown = canvas.shown(title, looks.section);
  const [first, ...rest] = rows;
  if (!first || canvas.measure(shown, looks.section) > column.margin - 12) return null;
  const leaf: Leaf = { tag: 'H2' };
  const draw: Row['paint'] = (x, y) =>
    canvas.line(leaf, shown, looks.section, x - column.margin, y + baselineIn(looks.entry));
  return [behind(first, draw), ...rest];
}

function before(rows: Row[], gap: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, before: gap } : row));
}

/** A section with its title; where a page end parts it, `resumes` says so above the rest. */
export function sectionRows(
  column: Column,
  section: CvSection,
  { isFirst, resumes }: { isFirst: boolean; resumes: boolean },
) {
  const { air, plan } = column.model;
  const gap = isFirst ? 0 : gaps.section * air;
  const content = shifted(blockRows(column, section), column.margin);
  const whole = { ...column, width: column.width + column.margin };
  if (plan.kind === 'margin' && plan.holds === 'titles') {
    const inner = withMarginTitle({ ...column }, section.title, blockRows(column, section));
    if (inner) return before(shifted(inner, column.margin), gap);
  }
  const title = sectionTitle(whole, section.title);
  const resume = () => [...sectionTitle(whole, `${section.title} (suite)`), ...[{ ...emptyRow, height: gaps.title }]];
  const rows = content.map((row, index) => {
    const spaced = index === 0 && title.length > 0 ? { ...row, before: gaps.title * air } : row;
    return resumes && index > 0 ? { ...spaced, resume } : spaced;
  });
  const all = [...title, ...rows];
  const isOneThing = column.narrow || section.blocks.every((block) => block.kind !== 'entry');
  const isShort = isOneThing && heightOf(all) < shortSection * column.canvas.height;
  return before(isShort ? held(all) : all, gap);
}

const emptyRow: Row = { height: 0, before: 0, hold: true, paint: () => {} };
