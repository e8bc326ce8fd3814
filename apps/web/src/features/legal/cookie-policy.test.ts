import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const policy = readFileSync(join(import.meta.dirname, 'CookiePolicy.tsx'), 'utf8');

function keysKeptInTheBrowser(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('paraglide'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .filter((code) => /\b(local|session)Storage\b/.test(code))
    .flatMap((code) => [...code.matchAll(/\bconst \w*key = '([^']+)'/gi)].map(([, key = '']) => key));
}

test('the page on cookies names everything the application writes into a browser', () => {
  const keys = keysKeptInTheBrowser();
  expect(keys).toContain('lastActivity');
  expect(keys.filter((key) => !policy.includes(`'${key}'`))).toEqual([]);
});
