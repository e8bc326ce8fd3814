import { drawableText } from '../../drawable-text.ts';
import type { PdfFont } from '../../start-pdf.ts';

/** How a line of text is drawn. Sizes and spacing in points, colours without `#`, leading in sizes. */
export type Look = {
  font: PdfFont;
  size: number;
  color: string;
  leading: number;
  spacing?: number;
  capitals?: boolean;
  smallCapitals?: boolean;
};

/** An element of the structure tree, made when its first text is drawn. */
export type Leaf = { tag: string; parent?: Leaf; element?: PDFKit.PDFStructureElement };

export type PdfCanvas = ReturnType<typeof createPdfCanvas>;

/** Measures texts, and draws them with their role in the structure tree. Points from the top left. */
export function createPdfCanvas(pdf: PDFKit.PDFDocument) {
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  function use(look: Look): PDFKit.Mixins.TextOptions {
    pdf.font(look.font).fontSize(look.size);
    return {
      lineBreak: false,
      ...(look.spacing ? { characterSpacing: look.spacing } : {}),
      ...(look.smallCapitals ? { features: ['smcp', 'kern'] } : {}),
    };
  }

  function elementOf(leaf: Leaf): PDFKit.PDFStructureElement {
    if (leaf.element) return leaf.element;
    const element = pdf.struct(leaf.tag);
    leaf.element = element;
    (leaf.parent ? elementOf(leaf.parent) : root).add(element);
    return element;
  }

  return {
    width: pdf.page.width,
    height: pdf.page.height,
    /** The text as the look's font can draw it. */
    shown(text: string, look: Look): string {
      pdf.font(look.font);
      const drawable = drawableText(pdf, text);
      return look.capitals ? drawable.toLocaleUpperCase('fr') : drawable;
    },
    measure(text: string, look: Look): number {
      return pdf.widthOfString(text, use(look));
    },
    /** Draws one line on its baseline. */
    line(leaf: Leaf, text: string, look: Look, x: number, baseline: number): void {
      if (text === '') return;
      const element = elementOf(leaf);
      const content = pdf.markStructureContent(leaf.tag);
      const options = use(look);
      pdf.fillColor(`#${look.color}`).text(text, x, baseline, { ...options, baseline: 'alphabetic' });
      pdf.endMarkedContent();
      element.add(content);
    },
    /** Draws what carries no text: rules, grounds, dots. */
    ornament(draw: (pdf: PDFKit.PDFDocument) => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw(pdf);
      pdf.endMarkedContent();
    },
    nextPage(): void {
      pdf.addPage();
    },
    end(): void {
      root.end();
      pdf.end();
    },
  };
}
