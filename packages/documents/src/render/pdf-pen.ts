import { cvStyle } from './cv-style.ts';
import { drawableText } from './drawable-text.ts';

export type Look = {
  font: 'regular' | 'bold';
  size: number;
  color: string;
  /** Points between lines beyond the font's own. */
  lineGap: number;
  smallCaps?: boolean;
};

const bulletIndent = 12;
const columnGap = 18;

/** Writes down a page with a structure tree beside it. Points throughout. */
export function createPdfPen(pdf: PDFKit.PDFDocument) {
  const left = cvStyle.margin.side;
  const width = pdf.page.width - 2 * cvStyle.margin.side;
  const lowest = pdf.page.height - cvStyle.margin.bottom;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.x = left;

  function use(look: Look): PDFKit.Mixins.TextOptions {
    pdf.font(look.font).fontSize(look.size).fillColor(`#${look.color}`);
    return {
      width,
      lineGap: look.lineGap,
      ...(look.smallCaps ? { features: ['smcp', 'kern'], characterSpacing: 0.5 } : {}),
    };
  }

  function put(text: string, look: Look, x: number, available: number): void {
    const options = { ...use(look), width: available };
    pdf.text(drawableText(pdf, text), x, pdf.y, options);
    pdf.x = left;
  }

  function space(points: number): void {
    if (pdf.y > cvStyle.margin.top) pdf.y += points;
  }

  function listItem(item: string, look: Look): PDFKit.PDFStructureElement {
    return pdf.struct('LI', {}, [
      pdf.struct('Lbl', {}, () => {
        const { y } = pdf;
        put('•', { ...look, color: cvStyle.accent }, left, bulletIndent);
        pdf.y = y;
      }),
      pdf.struct('LBody', {}, () => put(item, look, left + bulletIndent, width - bulletIndent)),
    ]);
  }

  function height(text: string, look: Look, maxLines = Number.POSITIVE_INFINITY): number {
    const full = pdf.heightOfString(text, use(look));
    return Math.min(full, maxLines * (pdf.currentLineHeight(true) + look.lineGap));
  }

  function keepTogether(points: number): void {
    if (pdf.y + points > lowest) pdf.addPage();
  }

  return {
    space,
    height,
    /** Goes to the next page unless this much room is left. */
    keepTogether,
    text(tag: string, text: string, look: Look): void {
      root.add(pdf.struct(tag, {}, () => put(text, look, left, width)));
    },
    /** A title with its dates at the right of the same line, or under it where both do not fit. */
    titleAndDates(title: string, dates: string | null, look: Look, dateLook: Look): void {
      const datesWidth = dates ? pdf.widthOfString(dates, use(dateLook)) : 0;
      const fits = pdf.widthOfString(title, use(look)) + datesWidth + columnGap <= width;
      const baseline = pdf.y + look.size * 0.93;
      const { y } = pdf;
      root.add(pdf.struct('H3', {}, () => put(title, look, left, width)));
      if (!dates) return;
      const below = pdf.y;
      const draw = () => {
        if (fits) pdf.y = baseline - dateLook.size * 0.93;
        put(dates, dateLook, fits ? left + width - datesWidth - 0.5 : left, fits ? datesWidth + 2 : width);
      };
      root.add(pdf.struct('P', {}, draw));
      if (fits && pdf.y >= y) pdf.y = below;
    },
    list(items: string[], look: Look): void {
      if (items.length === 0) return;
      const list = pdf.struct('L');
      root.add(list);
      for (const item of items) {
        keepTogether(height(item, look, 2));
        list.add(listItem(item, look));
        space(1.5);
      }
      list.end();
    },
    rule(color: string): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf
        .moveTo(left, pdf.y)
        .lineTo(left + width, pdf.y)
        .lineWidth(0.8)
        .strokeColor(`#${color}`)
        .stroke();
      pdf.endMarkedContent();
    },
    end(): void {
      root.end();
      pdf.end();
    },
  };
}

export type PdfPen = ReturnType<typeof createPdfPen>;
