import { UsageError } from './usage.ts';

export type Arguments = { files: string[]; options: Map<string, string[]> };

/**
 * Splits a command line: `--name a b` takes every value up to the next option, `--name=a` one, and names listed in
 * `flags` none. Throws a `UsageError` for an option that is not `allowed`.
 */
export function readArguments(
  words: readonly string[],
  allowed: readonly string[],
  flags: readonly string[],
): Arguments {
  const files: string[] = [];
  const options = new Map<string, string[]>();
  let target = files;
  for (const word of words) {
    if (word === '--') continue;
    if (!word.startsWith('--')) {
      target.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (![...allowed, ...flags].includes(name)) throw new UsageError(`Option inconnue : --${name}`);
    const values = options.get(name) ?? [];
    if (inline !== undefined) values.push(inline);
    options.set(name, values);
    target = flags.includes(name) || inline !== undefined ? files : values;
  }
  return { files, options };
}

/** The values of an option; throws a `UsageError` when it has none. */
export function requiredValues({ options }: Arguments, name: string): string[] {
  const values = options.get(name) ?? [];
  if (values.length === 0) throw new UsageError(`Il manque --${name}.`);
  return values;
}

/** The only value of an option; throws a `UsageError` when it has none or several. */
export function singleValue(given: Arguments, name: string): string {
  const [value, ...others] = requiredValues(given, name);
  if (others.length > 0) throw new UsageError(`--${name} n’accepte qu’un fichier.`);
  return value as string;
}
