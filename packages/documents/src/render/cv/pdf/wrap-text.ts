import type { Look, PdfCanvas } from './pdf-canvas.ts';

/** A word wider than the line is parted where an address or a compound may be, else anywhere. */
function partsOf(canvas: PdfCanvas, word: string, look: Look, width: number): string[] {
  if (canvas.measure(word, look) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const piece of word.split(/(?<=[/@._?&=-])/u)) {
    if (part !== '' && canvas.measure(part + piece, look) > width) {
      parts.push(part);
      part = '';
    }
    if (canvas.measure(part + piece, look) <= width) {
      part += piece;
      continue;
    }
    for (const sign of piece) {
      if (part !== '' && canvas.measure(part + sign, look) > width) {
        parts.push(part);
        part = '';
      }
      part += sign;
    }
  }
  return part === '' ? parts : [...parts, part];
}

/** The lines of a text in a width: broken at spaces (never at no-break ones), a word only where it is wider than the line. */
export function wrapText(canvas: PdfCanvas, text: string, look: Look, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let reached = 0;
  const space = canvas.measure(' ', look);
  for (const word of canvas.shown(text, look).split(/ +/)) {
    for (const [index, part] of partsOf(canvas, word, look, width).entries()) {
      const wide = canvas.measure(part, look);
      const fits = index === 0 && line !== '' && reached + space + wide <= width;
      if (line !== '' && !fits) lines.push(line);
      line = fits ? `${line} ${part}` : part;
      reached = fits ? reached + space + wide : wide;
    }
  }
  return line === '' ? lines : [...lines, line];
}
