import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const core = 'docProps/core.xml';

/** The same package with every date set to `date`: the docx library stamps the clock, and equal input must give equal bytes. */
export function fixPackage(bytes: Uint8Array, date: Date): Uint8Array {
  const parts = unzipSync(bytes);
  const stamp = `${date.toISOString().slice(0, 19)}Z`;
  const properties = parts[core];
  if (properties) {
    const dated = strFromU8(properties).replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`);
    parts[core] = strToU8(dated);
  }
  return zipSync(parts, { level: 9, mtime: new Date(1980, 0, 1) });
}
