import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** All under the SIL Open Font Licence, as TTF files that pdfkit can embed. Whole names: unused packages are looked for. */
const families = {
  'source-sans': {
    home: () => require.resolve('@expo-google-fonts/source-sans-3/package.json'),
    file: 'SourceSans3',
    word: 'Calibri',
  },
  'source-serif': {
    home: () => require.resolve('@expo-google-fonts/source-serif-4/package.json'),
    file: 'SourceSerif4',
    word: 'Cambria',
  },
  lora: {
    home: () => require.resolve('@expo-google-fonts/lora/package.json'),
    file: 'Lora',
    word: 'Georgia',
  },
  inter: {
    home: () => require.resolve('@expo-google-fonts/inter/package.json'),
    file: 'Inter',
    word: 'Arial',
  },
  montserrat: {
    home: () => require.resolve('@expo-google-fonts/montserrat/package.json'),
    file: 'Montserrat',
    word: 'Century Gothic',
  },
  'eb-garamond': {
    home: () => require.resolve('@expo-google-fonts/eb-garamond/package.json'),
    file: 'EBGaramond',
    word: 'Garamond',
  },
  'plex-mono': {
    home: () => require.resolve('@expo-google-fonts/ibm-plex-mono/package.json'),
    file: 'IBMPlexMono',
    word: 'Consolas',
  },
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
  const { home, file } = families[family];
  const folder = dirname(home());
  const read = async (weight: string) => {
    const bytes = await readFile(join(folder, weight, `${file}_${weight}.ttf`));
    // An empty glyph at the file's very end (the space of Plex Mono) is measured past it.
    return Buffer.concat([bytes, Buffer.alloc(16)]);
  };
  const [regular, strong, italic] = await Promise.all([
    read('400Regular'),
    read('600SemiBold'),
    read('400Regular_Italic'),
  ]);
  return { regular, bold: strong, italic };
}
