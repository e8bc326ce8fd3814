import type { FontFamily } from '../font-families.ts';
import { breakLines } from './break-lines.ts';
import type { LetterModel } from './letter-model.ts';
import type { CountLines } from './measure-blocks.ts';

/**
 * The width of a mean letter as a share of the size, in the widest font a computer without the one asked for puts in its
 * place: a page that holds the letter there holds it everywhere.
 */
const meanWidth: Record<FontFamily, number> = {
  'source-sans': 0.54,
  'source-serif': 0.55,
  lora: 0.57,
  inter: 0.48,
  montserrat: 0.56,
  'eb-garamond': 0.52,
  'plex-mono': 0.61,
};

/** Counts lines where the reader's own program will break them, which nobody knows before it does. */
export function estimateLines({ fonts }: LetterModel): CountLines {
  return (text, look, width, line) => {
    const family = look.face.startsWith('display-') ? fonts.display : fonts.text;
    const wide = look.caps ? 1.3 : look.face.endsWith('bold') ? 1.06 : 1;
    const letter = meanWidth[family] * look.size * wide + (look.tracking ?? 0);
    const indent = (line.firstLine ?? 0) + (line.lead?.text.length ?? 0) * letter;
    return breakLines(text, width, indent, (part) => part.length * letter).length;
  };
}
