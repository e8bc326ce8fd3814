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

/** What each option takes. */
const taken = { cv: 'un CV', offer: 'une offre', out: 'un fichier', tone: 'un ton' } as const;
type ValueOption = keyof typeof taken;

/** The values of an option; throws a `UsageError` when it has none. */
export function requiredValues({ options }: Arguments, name: ValueOption): string[] {
  const values = options.get(name);
  if (!values) throw new UsageError(`Il manque --${name}.`);
  if (values.length === 0) throw new UsageError(`--${name} attend ${taken[name]}.`);
  return values;
}

/** The only value of an option; throws a `UsageError` when it has none or several. */
export function singleValue(given: Arguments, name: ValueOption): string {
  const [value, ...others] = requiredValues(given, name);
  if (others.length > 0) throw new UsageError(`--${name} n’accepte qu’${taken[name]}.`);
  return value as string;
}
