import { getDocumentProxy } from 'unpdf';
import type { ReadLine, ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';
import { countImages } from './count-images.ts';
import { cutRegion } from './cut-region.ts';
import { createFontNames } from './font-names.ts';
import { makeSegments } from './make-segments.ts';
import { type Matrix, pageRuns } from './page-runs.ts';
import { regionLines } from './region-lines.ts';
import type { Segment } from './run.ts';

const maxPages = 50;
const maxItems = 60_000;
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

function toLines(segments: Segment[], page: number, block: number): { lines: ReadLine[]; block: number } {
  let current = block;
  const lines = regionLines(segments).map((line): ReadLine => {
    if (line.newParagraph) current += 1;
    return {
      text: line.text,
      page,
      block: current,
      origin: 'body',
      fontSize: line.size,
      bold: line.bold,
      headingLevel: null,
      bullet: false,
      x: line.x,
      y: line.y,
    };
  });
  return { lines, block: current + 1 };
}

async function readPage(pdf: Pdf, number: number, fonts: ReturnType<typeof createFontNames>) {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent({ disableNormalization: true });
  if (content.items.length > maxItems) throw new Refusal('too_complex');
  const isBold = await fonts.boldOn(page, Object.keys(content.styles));
  const viewport = page.getViewport({ scale: 1 });
  const runs = pageRuns(content.items, viewport.transform as Matrix, isBold);
  page.cleanup();
  const cut = cutRegion(makeSegments(runs.level));
  if (runs.turned.length > 0) cut.regions.push(makeSegments(runs.turned));
  return cut;
}

async function readPages(pdf: Pdf): Promise<{ lines: ReadLine[]; columns: number }> {
  const fonts = createFontNames();
  const lines: ReadLine[] = [];
  let block = 0;
  let columns = 1;
  for (let number = 1; number <= pdf.numPages; number++) {
    const cut = await readPage(pdf, number, fonts);
    columns = Math.max(columns, cut.columns);
    for (const region of cut.regions.filter((segments) => segments.length > 0)) {
      const read = toLines(region, number, block);
      lines.push(...read.lines);
      block = read.block;
    }
  }
  return { lines, columns };
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
