import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolders, listSources } from './list-sources.ts';
import { messageValues } from './message-values.ts';
import { readMessageUses } from './read-message-uses.ts';

const sources = 'apps/web/src';
const messages = 'apps/web/messages';

/**
 * One line for every message that is used and absent, present and unused, missing in one language, or that takes other
 * values in one language than in the first.
 */
export function findMessageFaults(root: string): string[] {
  const languages = listFolders(root, messages).map((name) => readLanguage(root, name));
  const present = new Set(languages.flatMap(({ keys }) => keys));
  const { used, faults } = usesIn(root);
  return [
    ...faults,
    ...[...used].filter(([key]) => !present.has(key)).map(([key, file]) => `${file}: no message ${key}`),
    ...[...present].filter((key) => !used.has(key)).map((key) => `${messages}: nothing shows ${key}`),
    ...languages.flatMap(({ name, keys }) => faultsOfLanguage(name, keys, present)),
    ...differences(languages),
  ];
}

type Messages = { name: string; keys: string[]; values: Map<string, string[]> };

/** The keys of a language as they stand, and what each message takes and tells apart. */
function readLanguage(root: string, name: string): Messages {
  const entries = listSources(root, `${messages}/${name}`, /\.json$/)
    .flatMap((file) => Object.entries<unknown>(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .filter(([key]) => key !== '$schema');
  const values = new Map(entries.map(([key, message]) => [key, messageValues(message)]));
  return { name, keys: entries.map(([key]) => key), values };
}

/** What another language than French takes from the code that French does not, or the other way round. */
function differences(languages: Messages[]): string[] {
  const [first, ...others] = [...languages].sort(
    (one, other) => Number(other.name === 'fr') - Number(one.name === 'fr'),
  );
  return others.flatMap(({ name, values }) =>
    [...values]
      .filter(([key, own]) => first?.values.has(key) && own.join() !== first.values.get(key)?.join())
      .map(
        ([key, own]) =>
          `${messages}/${name}: ${key} takes ${told(own)}, in ${first?.name} ${told(first?.values.get(key))}`,
      ),
  );
}

function told(values: string[] = []): string {
  return values.join(' ') || 'nothing';
}

function faultsOfLanguage(name: string, keys: string[], present: Set<string>): string[] {
  const own = new Set(keys);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...twice.map((key) => `${messages}/${name}: ${key} stands twice`),
    ...[...present].filter((key) => !own.has(key)).map((key) => `${messages}/${name}: ${key} is missing`),
  ];
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
