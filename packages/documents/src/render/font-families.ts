import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** All under the SIL Open Font Licence, as TTF files that pdfkit can embed. */
const families = {
  'source-sans': { package: 'source-sans-3', file: 'SourceSans3', bold: '600SemiBold', word: 'Calibri' },
  'source-serif': { package: 'source-serif-4', file: 'SourceSerif4', bold: '600SemiBold', word: 'Cambria' },
  lora: { package: 'lora', file: 'Lora', bold: '600SemiBold', word: 'Georgia' },
  inter: { package: 'inter', file: 'Inter', bold: '600SemiBold', word: 'Arial' },
  montserrat: { package: 'montserrat', file: 'Montserrat', bold: '600SemiBold', word: 'Century Gothic' },
  'eb-garamond': { package: 'eb-garamond', file: 'EBGaramond', bold: '600SemiBold', word: 'Garamond' },
  'plex-mono': { package: 'ibm-plex-mono', file: 'IBMPlexMono', bold: '600SemiBold', word: 'Consolas' },
} as const;

export type FontFamily = keyof typeof families;

/** The bytes of its TTF files. */
export type FontFiles = { regular: Buffer; bold: Buffer; italic: Buffer };

const loaded = new Map<FontFamily, Promise<FontFiles>>();

/** The files of a family, read at its first use only. */
export function loadFontFamily(family: FontFamily): Promise<FontFiles> {
  const known = loaded.get(family);
  if (known !== undefined) return known;
  const loading = readFamily(family);
  loaded.set(family, loading);
  loading.catch(() => loaded.delete(family));
  return loading;
}

/** The font that stands for the family in a DOCX or DOC: Word has it, and LibreOffice has it or one like it. */
export function wordFont(family: FontFamily): string {
  return families[family].word;
}

async function readFamily(family: FontFamily): Promise<FontFiles> {
  const { package: name, file, bold } = families[family];
  const read = async (weight: string) => {
    const bytes = await readFile(require.resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`));
    // An empty glyph at the file's very end (the space of Plex Mono) is measured past it.
    return Buffer.concat([bytes, Buffer.alloc(16)]);
  };
  const [regular, strong, italic] = await Promise.all([read('400Regular'), read(bold), read('400Regular_Italic')]);
  return { regular, bold: strong, italic };
}
