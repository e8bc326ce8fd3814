import type { CvDocument } from '@coach/contracts/cv-document';
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Header,
  HeightRule,
  type ITableCellOptions,
  LevelFormat,
  Packer,
  type Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { type CvMetadata, originNote } from '../../cv-metadata.ts';
import { fixPackage } from '../../fix-package.ts';
import { wordFont } from '../../font-families.ts';
import { type ArrangedCv, arrangeCv } from '../arrange-cv.ts';
import type { CvModel } from '../cv-model.ts';
import { modelOn, type PagePlan, pagePlan } from '../page-plan.ts';
import {
  type DocxColumn,
  docxColumn,
  halfPoints,
  lines,
  listName,
  softLook,
  twips,
  withMargin,
} from './docx-column.ts';
import { carrier, ground } from './docx-ground.ts';
import { docxHead } from './docx-head.ts';
import { docxSection, stack } from './docx-section.ts';
import { docxTitle } from './docx-title.ts';

const paper = { width: 595.3, height: 841.9 };
const band = { above: 34, below: 24, after: 24 };
const afterHead = 20;

type Drawing = { model: CvModel; cv: ArrangedCv; plan: PagePlan };

function styles({ fonts, sizes, colors, leading }: CvModel) {
  const display = wordFont(fonts.display);
  const heading = { font: display, bold: true };
  return {
    default: {
      document: {
        run: {
          font: wordFont(fonts.text),
          size: halfPoints(sizes.text),
          color: colors.ink,
          language: { value: 'fr-FR' },
        },
        paragraph: { spacing: { line: lines(leading), after: 40 } },
      },
      title: { run: { font: display, size: halfPoints(sizes.name), color: colors.ink } },
      heading1: { run: { ...heading, size: halfPoints(sizes.section), color: colors.accent } },
      heading2: { run: { ...heading, size: halfPoints(sizes.entry), color: colors.ink } },
    },
  };
}

function numbering({ bullet, colors, fonts }: CvModel) {
  const style = { run: { font: wordFont(fonts.text), color: colors.accent } };
  const level = { level: 0, format: LevelFormat.BULLET, text: bullet, alignment: AlignmentType.LEFT, style };
  return { config: [{ reference: listName, levels: [level] }] };
}

function isBand(model: CvModel): boolean {
  return model.head.kind === 'band' || model.head.kind === 'centred-band';
}

function colorOf(model: CvModel, on: string): string {
  return on === 'deep' ? model.colors.deep : model.colors.wash;
}

function sections(column: DocxColumn, list: ArrangedCv['main'], follows = false): Paragraph[] {
  return list.flatMap((section, index) => docxSection(column, section, index === 0 && !follows));
}

function sideCell({ model, cv, plan: { side } }: Drawing): Paragraph[] {
  if (!side || !cv.side) return [];
  const column = docxColumn(model, side.width, side.ground, true);
  const head = model.head.kind === 'side' ? docxHead(column, cv, 16).children : [];
  const contact =
    cv.contactAt === 'side'
      ? [...docxTitle(column, 'Contact', true), ...stack(column, cv.contact, { ...softLook(column), size: 9 })]
      : [];
  return [...head, ...contact, ...sections(column, cv.side, contact.length > 0)];
}

function mainCell({ model, cv, plan }: Drawing): Paragraph[] {
  const column = withMargin(docxColumn(model, plan.main.width), cv.main);
  const head =
    plan.side && model.head.kind === 'main'
      ? docxHead({ ...column, margin: 0 }, cv, afterHead * model.air).children
      : [];
  const loose = plan.side && model.head.kind === 'side' && cv.contactAt === 'head' ? cv.contact : [];
  return [...head, ...stack(column, loose, softLook(column)), ...sections(column, cv.main, loose.length > 0)];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

function sideOptions({ model, plan: { side } }: Drawing): Partial<ITableCellOptions> {
  if (!side) return {};
  const rule = { style: BorderStyle.SINGLE, size: 6, color: model.colors.line };
  if (side.edge === 'rule') return { borders: { [side.at === 'left' ? 'right' : 'left']: rule } };
  // A deep ground is the cell's too: white text must never stand on white.
  if (side.edge !== 'panel' && side.ground !== 'deep') return {};
  return { shading: { type: ShadingType.CLEAR, fill: colorOf(model, side.ground), color: 'auto' } };
}

/** The two columns as one row of a table, which goes on over the pages. */
function columns(drawing: Drawing): Table {
  const { model, plan } = drawing;
  const { side, main } = plan;
  if (!side) throw new Error('A model of one column has no table');
  const isLeft = side.at === 'left';
  const panel = side.edge === 'panel' ? 12 : 0;
  const end = paper.width - model.page.side;
  const border = isLeft ? side.to : side.from;
  const sideWidth = isLeft ? border - model.page.side : end - border;
  const mainWidth = end - model.page.side - sideWidth;
  const inner = isLeft ? border - side.x - side.width : side.x - border;
  const outer = sideWidth - side.width - inner;
  const space = isLeft ? main.x - border : border - main.x - main.width;
  const margins = (left: number, right: number, top: number) => ({
    left: twips(isLeft ? left : right),
    right: twips(isLeft ? right : left),
    top: twips(top),
    bottom: twips(top),
  });
  const cell = (width: number, options: Omit<ITableCellOptions, 'width'>) =>
    new TableCell({ width: { size: twips(width), type: WidthType.DXA }, verticalAlign: VerticalAlign.TOP, ...options });
  const sideDrawn = cell(sideWidth, {
    ...sideOptions(drawing),
    margins: margins(outer, inner, panel),
    children: sideCell(drawing),
  });
  const mainDrawn = cell(mainWidth, { margins: margins(space, 0, 0), children: mainCell(drawing) });
  const widths = isLeft ? [sideWidth, mainWidth] : [mainWidth, sideWidth];
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(sideWidth + mainWidth), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    borders: noBorders,
    margins: { left: 0, right: 0 },
    rows: [
      new TableRow({ height: rowHeight(drawing), children: isLeft ? [sideDrawn, mainDrawn] : [mainDrawn, sideDrawn] }),
    ],
  });
}

/** A column with a ground or a rule of its own reaches down the first page. */
function rowHeight({ model, plan: { side } }: Drawing) {
  const reaches = side?.edge === 'rule' || (side?.ground === 'deep' && side.edge === null);
  const free = model.head.kind === 'side' ? 24 : 190;
  const value = twips(paper.height - model.page.top - model.page.bottom - free);
  return reaches ? { value, rule: HeightRule.ATLEAST } : undefined;
}

/** The column's ground on every page, from edge to edge. */
function header({ model, plan: { side } }: Drawing): Header | null {
  if (!side || side.edge || side.ground === 'page') return null;
  const color = colorOf(model, side.ground);
  const box = {
    name: 'column' as const,
    x: side.from,
    y: 0,
    width: side.to - side.from + 1,
    height: paper.height,
    color,
  };
  return new Header({ children: [carrier([ground(box)])] });
}

function topHead(drawing: Drawing): FileChild[] {
  const { model, cv, plan } = drawing;
  const isElsewhere = plan.side !== null && (model.head.kind === 'side' || model.head.kind === 'main');
  if (isElsewhere) return [];
  const column = docxColumn(model, plan.head.width, model.head.ground ?? 'page');
  const drawn = docxHead(column, cv, isBand(model) ? band.below + band.after : afterHead * model.air);
  if (!isBand(model)) return drawn.children;
  const rule = model.head.rule === 'short' ? 10 : 0;
  const height = band.above + drawn.height + band.below + rule;
  const color = colorOf(model, model.head.ground ?? 'wash');
  return [carrier([ground({ name: 'band', x: 0, y: 0, width: paper.width, height, color })]), ...drawn.children];
}

function body(drawing: Drawing): FileChild[] {
  if (!drawing.plan.side) return mainCell(drawing);
  // Word wants a paragraph after a table.
  return [columns(drawing), carrier([])];
}

/** The CV as a DOCX: heading styles, real lists, A4, its making told in the properties. */
export async function renderCvDocx(document: CvDocument, metadata: CvMetadata, model: CvModel): Promise<Uint8Array> {
  const cv = arrangeCv(document, model);
  const plan = pagePlan(model, cv, paper.width);
  const drawing = { model: modelOn(plan, model), cv, plan };
  const { side, top, bottom } = model.page;
  const edges = {
    left: twips(side),
    right: twips(side),
    top: twips(isBand(model) ? band.above : top),
    bottom: twips(bottom),
  };
  const head = header(drawing);
  const word = new Document({
    title: metadata.title,
    creator: metadata.author,
    lastModifiedBy: metadata.author,
    ...originNote(metadata),
    styles: styles(model),
    numbering: numbering(model),
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: { ...edges, header: 0, footer: 0 },
          },
        },
        ...(head ? { headers: { default: head } } : {}),
        children: [...topHead(drawing), ...body(drawing)],
      },
    ],
  });
  return fixPackage(await Packer.toBuffer(word), metadata.date);
}
