import { getDocumentProxy } from 'unpdf';
import type { ReadLine, ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';
import { countImages } from './count-images.ts';
import { cutRegion } from './cut-region.ts';
import { dropMonogram } from './drop-monogram.ts';
import { boldFonts } from './font-weights.ts';
import { joinDatePieces } from './join-date-pieces.ts';
import { makeSegments } from './make-segments.ts';
import type { Matrix } from './matrix.ts';
import { moveEdges, type PageLines } from './move-edges.ts';
import { pageRuns } from './page-runs.ts';
import { readDrawing } from './read-drawing.ts';
import { type RegionLine, regionLines, regionRight } from './region-lines.ts';
import type { Segment } from './run.ts';
import { tableSegments } from './table-segments.ts';

const maxPages = 50;
const maxItems = 60_000;
/** A CV's pages are drawn up for weights and dots; the pages of a book are only read. */
const maxDrawnPages = 6;
/** Fewer letters than this beside a picture are a scanner's stamp, not a CV. */
const fewestLetters = 40;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      // Pictures are never decoded: nothing here looks at them.
      maxImageSize: 0,
      stopAtErrors: false,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new Refusal(name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
}

type Block = { lines: ReadLine[]; next: number };

function toLines(lines: RegionLine[], page: number, firstBlock: number): Block {
  let block = firstBlock;
  const placed = lines.map(({ text, size, bold, bullet, x, y, newParagraph }): ReadLine => {
    if (newParagraph) block += 1;
    return { text, page, block, origin: 'body', fontSize: size, bold, headingLevel: null, bullet, x, y };
  });
  return { lines: placed, next: block + 1 };
}

async function readPage(pdf: Pdf, number: number) {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent({ disableNormalization: true });
  if (content.items.length > maxItems) throw new Refusal('too_complex');
  const viewport = page.getViewport({ scale: 1 });
  const toPage = viewport.transform as Matrix;
  const drawing =
    number <= maxDrawnPages ? await readDrawing(page, toPage) : { dots: [], rules: [], softBreaks: [], drawn: '' };
  const bold = boldFonts(page, Object.keys(content.styles));
  const runs = pageRuns(content.items, toPage, bold, drawing);
  page.cleanup();
  const level = number === 1 ? dropMonogram(runs.level) : runs.level;
  const segments = tableSegments(level, drawing.rules, drawing.dots);
  const cut = cutRegion(joinDatePieces(segments));
  if (runs.turned.length > 0) cut.regions.push(makeSegments(runs.turned));
  const regions = cut.regions.filter((segments) => segments.length > 0);
  const { columns, continued } = cut;
  const lines = regions.map((one) => ({
    lines: regionLines(one, drawing.dots, columnEnd(one, regions)),
    goesOn: continued.has(one),
  }));
  return { columns, height: viewport.height, regions: lines };
}

/**
 * Regions that begin at one edge stand in one column, unless they reach over one at the right of this region: the widest
 * of them tells where its lines break.
 */
function columnEnd(region: Segment[], regions: Segment[][]): number {
  const edge = regionLeft(region);
  const next = Math.min(...regions.filter((other) => isRightOf(other, region)).map(regionLeft));
  const beside = regions.filter((other) => Math.abs(regionLeft(other) - edge) < 3 && regionRight(other) <= next);
  return Math.max(regionRight(region), ...beside.map(regionRight));
}

function isRightOf(other: Segment[], region: Segment[]): boolean {
  if (regionLeft(other) < regionRight(region)) return false;
  const [beside, own] = [heightOf(other), heightOf(region)];
  return beside.from <= own.to && own.from <= beside.to;
}

function heightOf(segments: Segment[]): { from: number; to: number } {
  return segments.reduce(({ from, to }, { y }) => ({ from: Math.min(from, y), to: Math.max(to, y) }), {
    from: Number.POSITIVE_INFINITY,
    to: Number.NEGATIVE_INFINITY,
  });
}

function regionLeft(segments: Segment[]): number {
  return segments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
}

async function readPages(pdf: Pdf): Promise<{ lines: ReadLine[]; columns: number }> {
  const pages: PageLines[] = [];
  let block = 0;
  let columns = 1;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number);
    columns = Math.max(columns, page.columns);
    const lines = page.regions.flatMap((region) => {
      const read = toLines(region.lines, number, region.goesOn ? block - 1 : block);
      block = read.next;
      return read.lines;
    });
    pages.push({ height: page.height, lines });
  }
  return { lines: moveEdges(pages), columns };
}

/** PDF → lines in reading order. Refuses: `encrypted`, `damaged`, `scanned`, `empty`, `too_large`, `too_complex`. */
export async function readPdf(bytes: Uint8Array): Promise<ReadLines> {
  const images = countImages(bytes);
  const pdf = await openPdf(new Uint8Array(bytes));
  if (pdf.numPages > maxPages) throw new Refusal('too_large');
  const { lines, columns } = await readPages(pdf);
  const letters = lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < fewestLetters && images > 0) throw new Refusal('scanned');
  if (letters === 0) throw new Refusal('empty');
  return { lines, pageCount: pdf.numPages, layout: { columns, tables: 0, textBoxes: 0, images } };
}
