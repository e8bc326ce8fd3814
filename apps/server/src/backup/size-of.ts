import type { Manifest } from './manifest.ts';

/** How much a backup holds, for whoever took or restored it. */
export function sizeOf({ tables, files }: Manifest): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${count(rows)} rows in ${count(tables.length)} tables, ${count(files.length)} files of ${(bytes / 1e6).toFixed(1)} MB`;
}
