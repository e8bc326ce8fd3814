import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type Matrix, multiply, transformPoint } from './matrix.ts';
import { type Rule, rulesIn } from './rules-in.ts';

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** What a page's text alone does not tell. Points from the top left. */
export type Drawing = {
  /** Small filled shapes, which some programs draw instead of a bullet character: right edge and middle. */
  dots: { x: number; y: number }[];
  /** Lines and thin shapes, level or upright: where they lie, and from where to where. */
  rules: Rule[];
  /** The letters before each soft hyphen: pdf.js leaves the hyphen out of the text. */
  softBreaks: string[];
  /** All characters in the order they are drawn, spaces only where the page has them. */
  drawn: string;
};

type OperatorList = { fnArray: number[]; argsArray: unknown[][] };
type Glyph = { unicode?: string } | number | null;

const smallestDot = 1.2;
const largestDot = 6.5;
const rememberedLetters = 10;
const maxOperators = 200_000;
/** Longest wait for a drawing: without it, weights and dots are unknown, the text is not. */
const patienceMs = 1_000;

async function operatorsOf(page: Page): Promise<OperatorList | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  const listed = page.getOperatorList() as Promise<OperatorList>;
  const list = await Promise.race([listed.catch(() => null), promise]);
  clearTimeout(timer);
  return list && list.fnArray.length <= maxOperators ? list : null;
}

function dotIn(box: ArrayLike<number> | null | undefined, matrix: Matrix): { x: number; y: number } | null {
  if (!box) return null;
  const from = transformPoint(matrix, box[0] ?? 0, box[1] ?? 0);
  const to = transformPoint(matrix, box[2] ?? 0, box[3] ?? 0);
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  const fits = (length: number) => length >= smallestDot && length <= largestDot;
  if (!fits(width) || !fits(height) || width > height * 1.5 || height > width * 1.5) return null;
  return { x: Math.max(from.x, to.x), y: (from.y + to.y) / 2 };
}

function charactersOf(glyphs: Glyph[] | undefined): string[] {
  return (glyphs ?? []).flatMap((glyph) =>
    glyph && typeof glyph === 'object' && glyph.unicode ? [glyph.unicode] : [],
  );
}

/** Walks a page's drawing for dots and soft hyphens, and makes its fonts' names known to pdf.js. */
export async function readDrawing(page: Page, toPage: Matrix): Promise<Drawing> {
  const drawing: Drawing = { dots: [], rules: [], softBreaks: [], drawn: '' };
  const list = await operatorsOf(page);
  if (!list) return drawing;
  const { OPS } = await getResolvedPDFJS();
  const fills: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke];
  const saved: Matrix[] = [];
  let matrix = toPage;
  let recent = '';
  const drawn: string[] = [];

  const steps: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: () => saved.push(matrix),
    [OPS.restore]: () => {
      matrix = saved.pop() ?? toPage;
    },
    [OPS.transform]: (args) => {
      matrix = multiply(matrix, args as number[]);
    },
    [OPS.paintFormXObjectBegin]: ([form]) => {
      saved.push(matrix);
      if (form) matrix = multiply(matrix, form as number[]);
    },
    [OPS.paintFormXObjectEnd]: () => {
      matrix = saved.pop() ?? toPage;
    },
    [OPS.constructPath]: ([paint, path, box]) => {
      if (paint !== OPS.endPath) drawing.rules.push(...rulesIn(path as ArrayLike<number>[], matrix));
      const dot = fills.includes(paint as number) ? dotIn(box as number[], matrix) : null;
      if (dot) drawing.dots.push(dot);
    },
    [OPS.showText]: ([glyphs]) => {
      for (const character of charactersOf(glyphs as Glyph[] | undefined)) {
        drawn.push(character);
        if (character === '\u00ad') drawing.softBreaks.push(recent);
        else recent = (recent + character).slice(-rememberedLetters);
      }
    },
  };
  list.fnArray.forEach((operator, index) => {
    steps[operator]?.(list.argsArray[index] ?? []);
  });
  drawing.drawn = drawn.join('');
  return drawing;
}
