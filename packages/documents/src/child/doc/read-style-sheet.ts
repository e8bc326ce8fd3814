import { plainStyle, type Style, type StyleSheet } from '../word/styles.ts';
import { property, readProperties } from './read-properties.ts';
import type { WordFile } from './word-file.ts';

const styleTable = 1;
const noBase = 0x0fff;
const paragraphKind = 1;
const maxStyles = 4_095;

/** Outline levels are 0 to 8; 9 is body text. */
export function headingOf(outline: number | undefined): number | null {
  return outline !== undefined && outline < 9 ? outline + 1 : null;
}

/** On, off, or (above 1) as the style says, which is null here. */
export function boldOf(value: number | undefined): boolean | null {
  return value === undefined || value > 1 ? null : value === 1;
}

/** The property lists of a style: the paragraph's (after its style number), the characters'. */
function propertyLists(style: Buffer, baseLength: number): Buffer[] {
  const count = style.readUInt16LE(4) & 0x0f;
  let at = baseLength + 2 + style.readUInt16LE(baseLength) * 2 + 2;
  return Array.from({ length: count }, () => {
    if (at + 2 > style.length) return style.subarray(0, 0);
    const length = style.readUInt16LE(at);
    const list = style.subarray(at + 2, at + 2 + length);
    at += 2 + length + (length % 2);
    return list;
  });
}

function readStyle(style: Buffer, baseLength: number): Style {
  const builtIn = style.readUInt16LE(0) & 0x0fff;
  const base = style.readUInt16LE(2) >> 4;
  const [paragraph, characters] = propertyLists(style, baseLength);
  const look = readProperties((paragraph ?? style.subarray(0, 0)).subarray(2));
  const letters = readProperties(characters ?? style.subarray(0, 0));
  const size = letters.get(property.size);
  return {
    basedOn: base === noBase ? null : String(base),
    // The built-in styles 1 to 9 are « heading 1 » to « heading 9 », whatever the language calls them.
    headingLevel: builtIn >= 1 && builtIn <= 9 ? builtIn : headingOf(look.get(property.outline)),
    listId: look.has(property.list) ? String(look.get(property.list)) : null,
    listLevel: look.get(property.listLevel) ?? 0,
    bold: boldOf(letters.get(property.bold)),
    size: size ? size / 2 : null,
  };
}

/** The style sheet of an old Word file; style ids are their numbers. A sheet that cannot be followed is empty. */
export function readStyleSheet(file: WordFile): StyleSheet {
  const table = file.table(styleTable);
  const sheet: StyleSheet = { styles: new Map(), defaults: plainStyle, defaultId: '0' };
  if (table.length < 6) return sheet;
  const baseLength = table.readUInt16LE(4);
  let at = 2 + table.readUInt16LE(0);
  for (let number = 0; number < maxStyles && at + 2 <= table.length; number++) {
    const length = table.readUInt16LE(at);
    const style = table.subarray(at + 2, at + 2 + length);
    at += 2 + length + (length % 2);
    const isWhole = style.length === length && length >= baseLength + 4;
    if (isWhole && (style.readUInt16LE(2) & 0x0f) === paragraphKind) {
      sheet.styles.set(String(number), readStyle(style, baseLength));
    }
  }
  return sheet;
}
