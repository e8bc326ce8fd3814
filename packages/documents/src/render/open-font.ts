import PDFDocument from 'pdfkit';

/** What pdfkit makes of a font's bytes; it takes one in the place of the bytes. */
type OpenedFont = { layout: unknown; _glyphs: Record<number, unknown> };

const opened = new WeakMap<Buffer, OpenedFont>();

/**
 * A font ready to be registered. Its tables are read once for all documents: that takes longer than drawing one. The
 * glyphs are forgotten each time, for they remember the letters that first asked for them, and a document's bytes must
 * not tell of the one before it.
 */
export function openFont(bytes: Buffer): PDFKit.Mixins.PDFFontSource {
  const font = opened.get(bytes) ?? read(bytes);
  opened.set(bytes, font);
  font._glyphs = {};
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}

function read(bytes: Buffer): OpenedFont {
  const scratch = new PDFDocument({ font: '', autoFirstPage: false });
  scratch.font(bytes);
  return (scratch as unknown as { _font: { font: OpenedFont } })._font.font;
}
