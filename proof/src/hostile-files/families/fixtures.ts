import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { repository } from '@coach/e2e/start-server';

export type Fixture = { name: string; extension: string; bytes: Buffer };

/** The valid CVs of `fixtures/pairs`, which files are spoilt from. */
export function validFixtures(): Fixture[] {
  const folder = join(repository, 'fixtures', 'pairs');
  return readdirSync(folder).map((name) => {
    const file = readdirSync(join(folder, name)).find((each) => each.startsWith('cv.')) ?? '';
    return { name, extension: extname(file).slice(1), bytes: readFileSync(join(folder, name, file)) };
  });
}

/** One of the awkward documents kept for the tests. */
export function awkwardFixture(name: string): Fixture {
  const bytes = readFileSync(join(repository, 'fixtures', 'documents', name));
  return { name, extension: extname(name).slice(1), bytes };
}
