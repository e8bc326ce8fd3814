import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function load(weight: string): Promise<Buffer> {
  return readFile(require.resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`));
}

/** Source Sans 3 (SIL Open Font Licence), as files that pdfkit can embed. */
export async function loadCvFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all([load('400Regular'), load('600SemiBold')]);
  return { regular, bold };
}
