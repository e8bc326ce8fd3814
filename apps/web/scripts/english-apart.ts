import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { splitMessage } from './split-message.ts';

const compiled = pathOf('../src/paraglide/messages');
const registry = pathOf('../src/paraglide/registry.js');
const table = pathOf('../src/lib/english-table.ts');
const englishModule = pathOf('../src/lib/english-messages.ts');

/**
 * Keeps English out of what everybody loads: a compiled message keeps its French alone and asks a table for English,
 * and all English is one file, `src/lib/english-messages.ts`, fetched by those who read it.
 */
export function englishApart(): Plugin {
  return {
    name: 'english-apart',
    load: (id) => (id === englishModule ? writeEnglish() : undefined),
    transform(code, id) {
      const key = keyOf(id);
      return key ? { code: splitMessage(key, code, table).french, map: null } : undefined;
    },
  };
}

function keyOf(id: string): string | undefined {
  const path = id.replace(/\?.*$/, '');
  const key = /^(?!_)\w+(?=\.js$)/.exec(basename(path))?.[0];
  return path.startsWith(`${compiled}/`) ? key : undefined;
}

function writeEnglish(): string {
  const keys = readdirSync(compiled).map((file) => keyOf(join(compiled, file)));
  const messages = keys
    .filter((key) => key !== undefined)
    .map((key) => splitMessage(key, readFileSync(join(compiled, `${key}.js`), 'utf8'), table).english);
  return `import * as registry from ${JSON.stringify(registry)};\nexport const messages = {\n${messages.join('')}};\n`;
}

function pathOf(relative: string): string {
  return normalizePath(fileURLToPath(new URL(relative, import.meta.url)));
}
