import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
const target = new URL('../src/generated/bricolage.woff2', import.meta.url);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const french = 'àâäæçéèêëîïôöœùûüÿ';
// The narrow no-break space, too thin in this face, is left to the next one (`unicode-range` in app.css).
const signs = '0123456789 \u00a0.,;:!?…\'’"“”«»()[]-–—/&%+−×=°@#*€·→';
const characters = letters + letters.toUpperCase() + french + french.toUpperCase() + signs;

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  // One static cut: bold, and drawn for display sizes.
  variationAxes: { wght: 700, opsz: 36 },
});
await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, subset);
