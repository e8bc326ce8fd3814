import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../fixtures/pairs', import.meta.url));

export type Pair = { name: string; format: string; cv: Buffer; offer: string };

/** The CVs and offers that the tests use too. */
export function readPairs(): Pair[] {
  return readdirSync(folder).flatMap((name) => {
    const file = readdirSync(join(folder, name)).find((entry) => entry.startsWith('cv.'));
    if (!file) return [];
    const offer = readFileSync(join(folder, name, 'offer.txt'), 'utf8');
    return [{ name, format: extname(file).slice(1), cv: readFileSync(join(folder, name, file)), offer }];
  });
}
