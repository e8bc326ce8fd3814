import { z } from 'zod';

type Json = Record<string, unknown>;

/** Bounds that some servers refuse, or turn into grammars that take minutes: told in words instead. */
const worded = ['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'minimum', 'maximum'];
const dropped = ['$schema', 'default', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'uniqueItems'];

/** What a model is told of an answer’s shape. */
export type PortableSchema = {
  /** For a server that enforces it. */
  enforced: Json;
  /** Whether every field is required and none other allowed, as the strict mode of servers wants it. */
  strict: boolean;
  /** On one line, for the prompt. */
  text: string;
};

const known = new WeakMap<z.ZodType, PortableSchema>();

export function portableSchema(schema: z.ZodType): PortableSchema {
  const before = known.get(schema);
  if (before) return before;
  const whole = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Json;
  const enforced = simplify(whole) as Json;
  const { $schema: _, ...told } = whole;
  const made = { enforced, strict: isStrict(enforced), text: JSON.stringify(told) };
  known.set(schema, made);
  return made;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { properties, ...rest } = node as Json;
  const kept = Object.entries(rest).filter(([key]) => !(worded.includes(key) || dropped.includes(key)));
  const made: Json = Object.fromEntries(
    kept.map(([key, value]) => [nameOf(key), key === 'enum' ? value : simplify(value)]),
  );
  const words = wordsOf(rest);
  if (words) made.description = [made.description, words].filter(Boolean).join(' ');
  if (properties) {
    const fields = Object.entries(properties as Json).map(([name, field]) => [name, simplify(field)]);
    Object.assign(made, { properties: Object.fromEntries(fields), additionalProperties: false });
  }
  return made;
}

/** Servers know one word for alternatives. */
const nameOf = (key: string) => (key === 'oneOf' ? 'anyOf' : key);

function wordsOf(node: Json): string {
  return worded
    .filter((key) => key in node && !isMeaningless(node[key]))
    .map((key) => `${key}: ${node[key]}`)
    .join('; ');
}

/** What zod writes for any whole number. */
const isMeaningless = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) >= Number.MAX_SAFE_INTEGER;

function isStrict(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isStrict);
  if (typeof node !== 'object' || node === null) return true;
  const { properties, required, ...rest } = node as Json;
  const fields = Object.entries((properties ?? {}) as Json);
  const names = new Set(Array.isArray(required) ? required : []);
  if (fields.some(([name, field]) => !(names.has(name) && isStrict(field)))) return false;
  if (rest.type === 'object' && rest.additionalProperties !== false) return false;
  return Object.entries(rest).every(([key, value]) => key === 'enum' || isStrict(value));
}
