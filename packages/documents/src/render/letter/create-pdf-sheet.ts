import { drawableText } from '../drawable-text.ts';
import { type BrokenLine, breakLines } from './break-lines.ts';
import { footOf, type Line, type Look, paper, placed, type Shape } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import type { CountLines } from './measure-blocks.ts';

type WithMarks = PDFKit.PDFDocument & { continueOnNewPage(): void };

/** A line begins at a rule, an edge or a column: nothing is drawn past it. */
export type Box = { x: number; width: number };

/** A PDF of A4 pages to draw on: `y` is where the next part begins, in points from the top. */
export function createPdfSheet(pdf: PDFKit.PDFDocument, margin: LetterModel['margin']) {
  const sheet = { pdf, y: margin.top as number, lowest: paper.height - margin.bottom };

  function use(look: Look): PDFKit.Mixins.TextOptions {
    pdf.font(look.face).fontSize(look.size).fillColor(`#${look.color}`);
    return {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(look.tracking ? { characterSpacing: look.tracking } : {}),
      ...(look.smallCaps ? { features: ['smcp', 'kern'] } : {}),
    };
  }

  function drawn(text: string, look: Look): string {
    const able = text
      .split('\n')
      .map((line) => drawableText(pdf, line))
      .join('\n');
    return look.caps ? able.toLocaleUpperCase('fr') : able;
  }

  function widthOf(text: string, look: Look): number {
    const options = use(look);
    return text === '' ? 0 : pdf.widthOfString(text, options) + (look.tracking ?? 0);
  }

  function leadWidth({ lead }: Line): number {
    return lead ? widthOf(lead.text, lead.look) : 0;
  }

  function linesOf(line: Line, width: number): BrokenLine[] {
    const indent = (line.firstLine ?? 0) + leadWidth(line);
    use(line.look);
    const text = drawn(line.text, line.look);
    const options = use(line.look);
    const tracking = line.look.tracking ?? 0;
    const measure = (part: string) => (part === '' ? 0 : pdf.widthOfString(part, options) + tracking);
    const lines = breakLines(text, width, indent, measure);
    return line.balanced && lines.length > 1 ? balance(lines, text, width, indent, measure) : lines;
  }

  const countLines: CountLines = (_text, _look, width, line) => linesOf(line, width).length;

  function put(text: string, look: Look, x: number, top: number): void {
    const options = use(look);
    pdf.text(text, x, top + footOf(look), options);
  }

  return Object.assign(sheet, {
    linesOf,
    leadWidth,
    countLines,
    put,
    widthOf,
    /** On to the next page, the paragraph that is being written with it. */
    nextPage(): void {
      (pdf as WithMarks).continueOnNewPage();
      sheet.y = margin.top;
    },
    /** Draws what says nothing. */
    artifact(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    shapes(shapes: readonly Shape[]): void {
      if (shapes.length === 0) return;
      this.artifact(() => {
        for (const { x, y, width, height, color } of shapes.map(placed))
          pdf.rect(x, y, width, height).fill(`#${color}`);
      });
    },
  });
}

/** The same lines in the narrowest width that needs no more of them. */
function balance(lines: BrokenLine[], ...[text, width, indent, measure]: Parameters<typeof breakLines>): BrokenLine[] {
  let best = lines;
  for (let narrower = width * 0.96; narrower > Math.max(indent, width / 2); narrower -= width * 0.04) {
    const next = breakLines(text, narrower, indent, measure);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}

export type PdfSheet = ReturnType<typeof createPdfSheet>;
