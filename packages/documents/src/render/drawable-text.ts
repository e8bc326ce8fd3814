type WithFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/**
 * A text without the signs (emoji, icons) its font cannot draw. A letter it cannot draw stays: its box shows that
 * something is there, and the text behind it can still be copied.
 */
export function drawableText(pdf: PDFKit.PDFDocument, text: string): string {
  const { font } = (pdf as unknown as WithFont)._font;
  const kept = Array.from(text).filter((sign) => {
    return /[\p{L}\p{M}\s]/u.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  });
  return kept.join('').trim();
}
