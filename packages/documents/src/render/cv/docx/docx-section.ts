import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { heldSeparator } from '../../cv-style.ts';
import { wordFont } from '../../font-families.ts';
import type { CvBlock, CvEntry, CvSection } from '../arrange-cv.ts';
import {
  bodyLook,
  type DocxColumn,
  dateWidth,
  halfPoints,
  lines,
  listName,
  paragraph,
  run,
  softLook,
  type TextLook,
  twips,
} from './docx-column.ts';
import { docxTitle } from './docx-title.ts';

const bulletIndent = 12;
const railIndent = 12;

/** An entry's paragraphs stand behind the margin, and behind the rail where the model has one. */
type Place = { left: number; border?: IParagraphOptions['border'] };

/** Letters: a longer entry may be cut by a page's end. */
const longestWhole = 1600;

/**
 * Whether paragraphs stand on one page with those after them. In a table Word keeps rows together, not what they hold.
 */
function isWhole({ model }: DocxColumn, texts: string[]): boolean {
  return model.plan.kind !== 'side' && texts.join(' ').length <= longestWhole;
}

function bullets(column: DocxColumn, items: string[], { left, border }: Place): Paragraph[] {
  const whole = isWhole(column, items);
  return items.map(
    (item, index) =>
      new Paragraph({
        ...(whole ? { keepLines: true, keepNext: index < items.length - 1 } : {}),
        numbering: { reference: listName, level: 0 },
        indent: { left: twips(left + bulletIndent), hanging: twips(bulletIndent) },
        spacing: { after: twips(1.5), line: lines(column.model.leading) },
        ...(border ? { border } : {}),
        children: [run(column, item, bodyLook(column))],
      }),
  );
}

function placeOf({ model, inks, margin }: DocxColumn): Place {
  if (!model.entry.rail) return { left: margin };
  const rail = { style: BorderStyle.SINGLE, size: 10, space: 8, color: inks.line };
  return { left: margin + (margin > 0 ? 0 : railIndent), border: { left: rail } };
}

function entryLook({ model, inks }: DocxColumn): TextLook {
  const { title = 'bold' } = model.entry;
  return { size: model.sizes.entry, color: inks.ink, bold: title !== 'regular', display: title === 'display' };
}

function subtitleLook(column: DocxColumn): TextLook {
  const { subtitle } = column.model.entry;
  const { inks, model } = column;
  return {
    size: model.sizes.text,
    color: subtitle === 'accent' ? inks.accent : inks.soft,
    italics: subtitle === 'italic',
  };
}

function tabbed(column: DocxColumn, dates: string): TextRun {
  const { size, color } = softLook(column);
  const font = wordFont(column.model.fonts.text);
  return new TextRun({ children: [new Tab(), dates], font, size: halfPoints(size), color, bold: false });
}

function fitsMargin(column: DocxColumn, dates: string | null): dates is string {
  if (column.model.plan.kind !== 'margin' || column.model.plan.holds !== 'dates' || !dates) return false;
  return dateWidth(column, dates) <= column.margin;
}

/** The title as a heading of the second level, with its dates where the model sets them. */
function entryTitle(column: DocxColumn, { title, dates }: CvEntry, place: Place, opens: boolean): Paragraph[] {
  const { model, width } = column;
  const before = twips(opens ? 2 : 8 * model.air);
  const base = { heading: HeadingLevel.HEADING_2, keepNext: true, keepLines: true } as const;
  const spacing = { before, after: 0, line: lines(1.32) };
  const border = place.border ? { border: place.border } : {};
  const text = run(column, title, entryLook(column));
  if (fitsMargin(column, dates)) {
    const hanging = { left: twips(place.left), hanging: twips(place.left) };
    const children = [
      run(column, dates, { ...softLook(column), bold: false }),
      new TextRun({ children: [new Tab()] }),
      text,
    ];
    return [
      new Paragraph({
        ...base,
        spacing,
        indent: hanging,
        tabStops: [{ type: TabStopType.LEFT, position: twips(place.left) }],
        children,
      }),
    ];
  }
  const indent = { left: twips(place.left) };
  if (model.entry.dates === 'right' && dates) {
    const tabStops = [{ type: TabStopType.RIGHT, position: twips(width) }];
    return [new Paragraph({ ...base, ...border, spacing, indent, tabStops, children: [text, tabbed(column, dates)] })];
  }
  if (model.entry.dates === 'under' || !dates)
    return [new Paragraph({ ...base, ...border, spacing, indent, children: [text] })];
  const look = { ...softLook(column), color: column.inks.accent, bold: true };
  return [
    paragraph(column, [run(column, dates, look)], { ...border, keepNext: true, spacing: { ...spacing }, indent }),
    new Paragraph({ ...base, ...border, spacing: { ...spacing, before: 0 }, indent, children: [text] }),
  ];
}

function entry(column: DocxColumn, block: CvEntry, opens: boolean): Paragraph[] {
  const place = placeOf(column);
  const { subtitle, dates } = block;
  const showsDates = column.model.entry.dates === 'under' && dates && !fitsMargin(column, dates);
  const under = [
    ...(subtitle ? [run(column, subtitle, subtitleLook(column))] : []),
    ...(showsDates ? [run(column, `${subtitle ? '\u00a0 ·  ' : ''}${dates}`, softLook(column))] : []),
  ];
  const options = {
    keepNext: block.bullets.length > 0,
    indent: { left: twips(place.left) },
    ...(place.border ? { border: place.border } : {}),
  };
  return [
    ...entryTitle(column, block, place, opens),
    ...(under.length > 0 ? [paragraph(column, under, options)] : []),
    ...bullets(column, block.bullets, place),
  ];
}

function list(column: DocxColumn, { items, inline }: Extract<CvBlock, { kind: 'list' }>): Paragraph[] {
  if (column.narrow) return stack(column, items);
  if (!inline) return bullets(column, items, { left: column.margin });
  return [paragraph(column, [run(column, items.join(heldSeparator), bodyLook(column))])];
}

/** Short lines one under another. */
export function stack(column: DocxColumn, items: string[], look = bodyLook(column)): Paragraph[] {
  return items.map((item) => paragraph(column, [run(column, item, look)], { after: 2.5 }));
}

function drawBlock(column: DocxColumn, block: CvBlock, opens: boolean): Paragraph[] {
  if (block.kind === 'entry') return entry(column, block, opens);
  return block.kind === 'list' ? list(column, block) : [paragraph(column, [run(column, block.text, bodyLook(column))])];
}

/** A section: its heading, then its blocks. */
export function docxSection(column: DocxColumn, section: CvSection, isFirst: boolean): Paragraph[] {
  return [
    ...(section.title === '' ? [] : docxTitle(column, section.title, isFirst)),
    ...section.blocks.flatMap((block, index) => drawBlock(column, block, index === 0)),
  ];
}
