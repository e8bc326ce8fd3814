import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);
const fonts = {
  display: open(require.resolve('../../src/generated/bricolage.woff2')),
  text: open(require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
  strong: open(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
};

type Outline = { path: string; width: number };
type TextOptions = { font?: keyof typeof fonts; size: number; fill: string };

/** A line of text as a path from the origin, so that it looks the same whatever fonts a machine has. */
export function outline(text: string, { font = 'display', size, fill }: TextOptions): Outline {
  const { glyphs, positions } = fonts[font].layout(text);
  const scale = size / fonts[font].unitsPerEm;
  let x = 0;
  let d = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    d += glyph.path
      .scale(scale, -scale)
      .translate((x + xOffset) * scale, 0)
      .toSVG();
    x += xAdvance;
  }
  return { path: `<path d="${d}" fill="${fill}"/>`, width: x * scale };
}

function open(file: string) {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} is a collection`);
  return font;
}
