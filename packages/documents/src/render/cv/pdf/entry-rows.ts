import type { CvEntry } from '../arrange-cv.ts';
import { bulletRows } from './block-rows.ts';
import type { Column } from './column.ts';
import type { Leaf, Look } from './pdf-canvas.ts';
import { baselineIn, behind, heightOf, held, lineHeight, type Row, shifted, textRows } from './row.ts';

export type PlaceInSection = { isFirst: boolean; isLast: boolean };

const railRoom = 17;
/** Smaller dots are taken for those of a list. */
const dotSize = 3.4;
/** An entry shorter than this part of a page is not cut by its end. */
const wholePart = 0.42;

function text(column: Column, tag: string, content: string | null, look: Look, before = 0): Row[] {
  if (!content) return [];
  const leaf: Leaf = { tag };
  return textRows(column.canvas, { leaf, text: content, look, width: column.width, before });
}

/** The title with its dates at the right of the same line, or under it where both do not fit. */
function titleAndDates(column: Column, { title, dates }: CvEntry): Row[] {
  const { canvas, looks } = column;
  const titles = text(column, 'H3', title, looks.entry);
  const [only] = titles;
  if (!dates) return titles;
  const shown = canvas.shown(dates, looks.dates);
  const width = canvas.measure(shown, looks.dates);
  const taken = canvas.measure(canvas.shown(title, looks.entry), looks.entry);
  if (!only || titles.length > 1 || taken + width + 18 > column.width)
    return [...titles, ...text(column, 'P', dates, looks.dates)];
  const leaf: Leaf = { tag: 'P' };
  const paint: Row['paint'] = (x, y, gap) => {
    only.paint(x, y, gap);
    canvas.line(leaf, shown, looks.dates, x + column.width - width, y + baselineIn(looks.entry));
  };
  return [{ ...only, paint }];
}

/** Employer and dates in one line under the title, or in two. */
function subtitleAndDates(column: Column, { subtitle, dates }: CvEntry): Row[] {
  const { canvas, looks } = column;
  const subtitles = text(column, 'P', subtitle, looks.subtitle);
  const [only] = subtitles;
  if (!dates || !subtitle || !only || subtitles.length > 1)
    return [...subtitles, ...text(column, 'P', dates, looks.dates)];
  const shown = canvas.shown(subtitle, looks.subtitle);
  const from = canvas.measure(shown, looks.subtitle);
  const after = `  ·  ${canvas.shown(dates, looks.dates)}`;
  if (from + canvas.measure(after, looks.dates) > column.width)
    return [...subtitles, ...text(column, 'P', dates, looks.dates)];
  const leaf: Leaf = { tag: 'P' };
  const paint: Row['paint'] = (x, y, gap) => {
    only.paint(x, y, gap);
    canvas.line(leaf, after, looks.dates, x + from, y + baselineIn(looks.subtitle));
  };
  return [{ ...only, paint }];
}

function lead(column: Column, entry: CvEntry, datesApart: boolean): Row[] {
  const { looks, model } = column;
  if (datesApart) {
    return [...text(column, 'H3', entry.title, looks.entry), ...text(column, 'P', entry.subtitle, looks.subtitle)];
  }
  if (model.entry.dates === 'under')
    return [...text(column, 'H3', entry.title, looks.entry), ...subtitleAndDates(column, entry)];
  if (model.entry.dates === 'above') {
    const dates: Look = { ...looks.dates, font: 'bold', color: looks.inks.accent };
    return [
      ...text(column, 'P', entry.dates, dates),
      ...text(column, 'H3', entry.title, looks.entry),
      ...text(column, 'P', entry.subtitle, looks.subtitle),
    ];
  }
  return [...titleAndDates(column, entry), ...text(column, 'P', entry.subtitle, looks.subtitle)];
}

/** The dates in the margin beside the first line. */
function withMarginDates(column: Column, rows: Row[], dates: string | null): Row[] {
  const { canvas, looks } = column;
  const [first, ...rest] = rows;
  if (!first || !dates) return rows;
  const leaf: Leaf = { tag: 'P' };
  const shown = canvas.shown(dates, looks.dates);
  const draw: Row['paint'] = (x, y) =>
    canvas.line(leaf, shown, looks.dates, x - column.margin, y + baselineIn(looks.entry));
  return [behind(first, draw), ...rest];
}

/** A line down the rows with a dot beside the first, joined to the entries above and below. */
function withRail(column: Column, rows: Row[], { isFirst, isLast }: PlaceInSection): Row[] {
  const { accent, line } = column.looks.inks;
  const middle = lineHeight(column.looks.entry) / 2;
  return rows.map((row, index) =>
    behind(row, (x, y, gap) => {
      const at = x - railRoom + dotSize;
      const opens = index === 0 && isFirst;
      const from = opens ? y + middle : y - gap;
      const to = isLast && rows.length === 1 ? y + middle : y + row.height;
      column.canvas.ornament((pdf) => {
        if (to > from) pdf.moveTo(at, from).lineTo(at, to).lineWidth(1.1).strokeColor(`#${line}`).stroke();
        if (index === 0) pdf.circle(at, y + middle, dotSize).fill(`#${accent}`);
      });
    }),
  );
}

function marginFits(column: Column, dates: string | null): boolean {
  if (column.margin === 0) return false;
  const { canvas, looks } = column;
  const room = column.margin - (column.model.entry.rail ? railRoom + 8 : 10);
  return !dates || canvas.measure(canvas.shown(dates, looks.dates), looks.dates) <= room;
}

/** A post or a diploma: its title, employer and dates as the model sets them, and its bullets. */
export function entryRows(column: Column, entry: CvEntry, place: PlaceInSection): Row[] {
  const { rail = false } = column.model.entry;
  const hasMargin = column.model.plan.kind === 'margin' && column.model.plan.holds === 'dates';
  const datesApart = hasMargin && marginFits(column, entry.dates);
  const shift = rail && !hasMargin ? railRoom : 0;
  const inner = { ...column, width: column.width - shift };
  const leads = lead(inner, entry, datesApart);
  const bullets = bulletRows(inner, entry.bullets, 2.5);
  const whole = heightOf(leads) + heightOf(bullets) <= wholePart * column.canvas.height;
  const rows = whole ? held([...leads, ...bullets]) : [...held(leads, bullets.length > 0), ...bullets];
  const dated = datesApart ? withMarginDates(inner, rows, entry.dates) : rows;
  return shifted(rail ? withRail(inner, dated, place) : dated, shift);
}
