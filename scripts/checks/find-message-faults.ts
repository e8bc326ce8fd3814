import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolders, listSources } from './list-sources.ts';
import { readMessageUses } from './read-message-uses.ts';

const sources = 'apps/web/src';
const messages = 'apps/web/messages';

/** One line for every message that is used and absent, present and unused, or missing in one language. */
export function findMessageFaults(root: string): string[] {
  const languages = listFolders(root, messages).map((name) => ({ name, keys: keysOf(root, `${messages}/${name}`) }));
  const present = new Set(languages.flatMap(({ keys }) => keys));
  const { used, faults } = usesIn(root);
  return [
    ...faults,
    ...[...used].filter(([key]) => !present.has(key)).map(([key, file]) => `${file}: no message ${key}`),
    ...[...present].filter((key) => !used.has(key)).map((key) => `${messages}: nothing shows ${key}`),
    ...languages.flatMap(({ name, keys }) => faultsOfLanguage(name, keys, present)),
  ];
}

function faultsOfLanguage(name: string, keys: string[], present: Set<string>): string[] {
  const own = new Set(keys);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...twice.map((key) => `${messages}/${name}: ${key} stands twice`),
    ...[...present].filter((key) => !own.has(key)).map((key) => `${messages}/${name}: ${key} is missing`),
  ];
}

function keysOf(root: string, folder: string): string[] {
  return listSources(root, folder, /\.json$/)
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .filter((key) => key !== '$schema');
}

/** Key → the first file that uses it; a key that is put together at run time cannot be checked. */
function usesIn(root: string): { used: Map<string, string>; faults: string[] } {
  const used = new Map<string, string>();
  const faults: string[] = [];
  for (const file of listSources(root, sources, /\.tsx?$/)) {
    const { keys, computed } = readMessageUses(file, readFileSync(join(root, file), 'utf8'));
    for (const key of keys) used.set(key, used.get(key) ?? file);
    if (computed > 0) faults.push(`${file}: a message key is computed; write the messages out`);
  }
  return { used, faults };
}
