import { isDeepStrictEqual } from 'node:util';
import { property } from 'fast-check';
import { z } from 'zod';
import { arbitraryOf, type JsonSchema } from './arbitrary-of.ts';
import type { Property } from './property.ts';

/** What holds for each schema that the given modules export, by `module name`. */
export function contractProperties(modules: Record<string, Record<string, unknown>>): Property[] {
  return Object.entries(modules).flatMap(([module, exported]) =>
    Object.entries(exported).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [propertyOf(`${module} ${name}`, schema)] : [],
    ),
  );
}

function propertyOf(name: string, schema: z.ZodType): Property {
  return {
    name: `contract ${name}: takes or refuses, and takes what it gave as it is`,
    // Describing a large schema takes longer than trying it: only those that are tried are.
    get holds() {
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      return property(arbitraryOf(described), (value) => checkSchema(schema, value)) as Property['holds'];
    },
    quick: 5,
    long: 200,
  };
}

/** Throws where the schema throws anything, or changes its own answer once it has been through JSON. */
function checkSchema(schema: z.ZodType, value: unknown): void {
  const first = schema.safeParse(value);
  if (!first.success) {
    if (!(first.error instanceof z.ZodError) || first.error.issues.length === 0)
      throw new Error('refused without a reason');
    return;
  }
  if (first.data === undefined) return;
  const sent: unknown = JSON.parse(JSON.stringify(first.data));
  const second = schema.parse(sent);
  if (!isDeepStrictEqual(JSON.stringify(second), JSON.stringify(first.data)))
    throw new Error(`${JSON.stringify(first.data)} became ${JSON.stringify(second)}`);
}
