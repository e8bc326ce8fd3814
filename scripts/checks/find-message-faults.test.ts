import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findMessageFaults } from './find-message-faults.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const from = `from '../paraglide/messages.js';`;

function faultsOf(source: string, ...languages: Record<string, unknown>[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  roots.push(root);
  const files = languages.map(
    (keys, index) => [`apps/web/messages/${['fr', 'en'][index]}/a.json`, JSON.stringify(keys)] as const,
  );
  for (const [path, text] of [...files, ['apps/web/src/ui/Page.tsx', source] as const]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findMessageFaults(root);
}

test('is content when every message is used and every use has its message', () => {
  const source = `import { m } ${from}\nexport const Page = () => <p title={m['title']()}>{m.body({ name: m.name() })}</p>;\n`;
  expect(faultsOf(source, { title: 't', body: 'b', name: 'n' })).toEqual([]);
});

test('names the message that is used and absent', () => {
  expect(faultsOf(`import { m } ${from}\nexport const x = m.title();\n`, {})).toEqual([
    'apps/web/src/ui/Page.tsx: no message title',
  ]);
});

test('names the message that nothing shows, even when a comment or another object mentions it', () => {
  const source = `import { m } ${from}\n// m.title()\nconst other = { title: 1 };\nexport const x = [m.body(), other.title];\n`;
  expect(faultsOf(source, { title: 't', body: 'b' })).toEqual(['apps/web/messages: nothing shows title']);
});

test('refuses a key that is put together at run time', () => {
  expect(faultsOf(`import { m } ${from}\nexport const x = (key: 'a') => m[key]();\n`, {})).toHaveLength(1);
});

test('names the message that one of the languages lacks', () => {
  expect(faultsOf(`import { m } ${from}\nexport const x = m.title();\n`, { title: 't' }, {})).toEqual([
    'apps/web/messages/en: title is missing',
  ]);
});

const greeting = `import { m } ${from}\nexport const x = m.hello({ name: 'n' });\n`;

test('names the message whose languages take other values', () => {
  expect(faultsOf(greeting, { hello: 'Bonjour {name}' }, { hello: '{name}, hello {name}' })).toEqual([]);
  expect(faultsOf(greeting, { hello: 'Bonjour {name}' }, { hello: 'Hello {nom}' })).toEqual([
    'apps/web/messages/en: hello takes {nom}, in fr {name}',
  ]);
  expect(faultsOf(greeting, { hello: 'Bonjour {name}' }, { hello: 'Hello' })).toEqual([
    'apps/web/messages/en: hello takes nothing, in fr {name}',
  ]);
});

test('a form that loses its number, or is missing, is named', () => {
  const forms = (match: Record<string, string>) => [{ declarations: ['input name'], selectors: ['name'], match }];
  const french = { hello: forms({ 'name=one': 'un', 'name=other': '{name} autres' }) };
  expect(faultsOf(greeting, french, { hello: forms({ 'name=one': 'one', 'name=other': '{name} others' }) })).toEqual(
    [],
  );
  expect(faultsOf(greeting, french, { hello: forms({ 'name=one': 'one', 'name=other': 'others' }) })).toHaveLength(1);
  expect(faultsOf(greeting, french, { hello: forms({ 'name=other': '{name} others' }) })).toHaveLength(1);
});
