type WithFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/** What a font draws in the place of a sign it lacks: a narrow space as a space, neither of them breaking. */
const standIns = new Map([
  ['\u202f', '\u00a0'],
  ['\u2009', '\u00a0'],
  ['\u2011', '-'],
]);

/**
 * A text without the signs (emoji, icons) its font cannot draw. A letter it cannot draw stays: its box shows that
 * something is there, and the text behind it can still be copied.
 */
export function drawableText(pdf: PDFKit.PDFDocument, text: string): string {
  const { font } = (pdf as unknown as WithFont)._font;
  const drawn = Array.from(text, (sign) => {
    if (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return sign;
    return standIns.get(sign) ?? (/[\p{L}\p{M}\s]/u.test(sign) ? sign : '');
  });
  return drawn.join('').trim();
}
