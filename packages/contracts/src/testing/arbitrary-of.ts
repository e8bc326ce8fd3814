import {
  type Arbitrary,
  anything,
  array,
  boolean,
  constant,
  constantFrom,
  date,
  emailAddress,
  float,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  uuid,
} from 'fast-check';
import { allHostileStrings } from './hostile-strings.ts';

/** A schema as JSON describes it. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const formats: Record<string, () => Arbitrary<unknown>> = {
  uuid: () => uuid({ version: 4 }),
  email: () => emailAddress(),
  // fast-check’s own addresses take two seconds to be thought of.
  uri: () => string({ maxLength: 40 }).map((path) => `https://offres.example.com/${encodeURIComponent(path)}`),
  date: () => day().map((iso) => iso.slice(0, 10)),
  'date-time': () => day(),
};
const day = () => date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((one) => one.toISOString());
const hostile = constantFrom(...allHostileStrings.map(({ text }) => text).filter((text) => text.length < 300));

/** Values that a schema takes, mostly: what is rarer comes in between. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  return oneof(
    { weight: 30, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: anything() },
    { weight: 1, arbitrary: jsonValue() },
  );
}

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneof(...choices.map(fitting));
  if (schema.enum) return constantFrom(...schema.enum);
  if ('const' in schema) return constant(schema.const);
  return kinds[schema.type ?? '']?.(schema) ?? jsonValue();
}

const kinds: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  string: textOf,
  object: objectOf,
  array: ({ items, minItems = 0, maxItems = 4 }) =>
    array(typeof items === 'object' ? arbitraryOf(items) : jsonValue(), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    }),
  integer: ({ minimum = -5, maximum = 500 }) =>
    integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(Math.min(maximum, 1e6))) }),
  number: ({ minimum = -5, maximum = 500 }) =>
    float({ min: Math.fround(minimum), max: Math.fround(Math.max(minimum, Math.min(maximum, 1e6))), noNaN: true }),
  boolean: () => boolean(),
  null: () => constant(null),
};

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<unknown> {
  const own = format ? formats[format]?.() : undefined;
  if (own) return own;
  if (pattern) return oneof(constantFrom('2024', '2024-05', 'present', '01 99 00 12 34', '', 'fr'), string());
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return oneof(
    { weight: 3, arbitrary: string({ unit: 'grapheme', minLength, maxLength: most }) },
    { weight: 1, arbitrary: hostile },
  );
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)]));
  return record(parts, { requiredKeys: required.filter((name) => name in parts) });
}
