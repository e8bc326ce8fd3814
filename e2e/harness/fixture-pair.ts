import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './start-server.ts';

/** The address of a CV of `fixtures/pairs` and the text of its offer. */
export function fixturePair(name: string, format: 'pdf' | 'docx' | 'doc'): { cv: string; offer: string } {
  const folder = join(repository, 'fixtures', 'pairs', name);
  return { cv: join(folder, `cv.${format}`), offer: readFileSync(join(folder, 'offer.txt'), 'utf8') };
}
