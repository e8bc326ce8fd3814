import { readdirSync } from 'node:fs';

const built = new URL('../../../apps/web/build/client/', import.meta.url);

/** Every page that the build has written, as its path. */
export function publicPages(): string[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)index\.html$/.test(file),
  );
  return files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
}
