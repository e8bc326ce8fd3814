import { expect, test } from 'vitest';
import { z } from 'zod';
import { portableSchema } from './portable-schema.ts';

test('every bound is told in words where servers are to enforce the shape, and kept where a model reads it', () => {
  const schema = z.object({
    titre: z.string().min(1).max(80).describe('Le poste'),
    points: z
      .array(z.object({ texte: z.string().regex(/^\S/), note: z.number().int().min(1).max(5).nullable() }))
      .max(6),
    genre: z.enum(['a', 'b']),
    suite: z.discriminatedUnion('de', [z.object({ de: z.literal('x') }), z.object({ de: z.literal('y') })]),
  });
  const { enforced, strict, text } = portableSchema(schema);
  expect(strict).toBe(true);
  expect(JSON.stringify(enforced)).not.toMatch(/"(?:minLength|maxLength|pattern|maxItems|minimum|\$schema)":/);
  expect(enforced).toMatchObject({
    additionalProperties: false,
    properties: {
      titre: { type: 'string', description: 'Le poste minLength: 1; maxLength: 80' },
      points: { description: 'maxItems: 6', items: { additionalProperties: false } },
      genre: { enum: ['a', 'b'] },
      suite: { anyOf: [{ additionalProperties: false }, { additionalProperties: false }] },
    },
  });
  expect(JSON.parse(text)).toMatchObject({ properties: { titre: { maxLength: 80 }, points: { maxItems: 6 } } });
  expect(text).not.toContain('\n');
  expect(portableSchema(schema)).toBe(portableSchema(schema));
});

test('a field that may be absent, or any name, is not for strict servers', () => {
  expect(portableSchema(z.object({ a: z.string().optional() })).strict).toBe(false);
  expect(portableSchema(z.object({ a: z.record(z.string(), z.string()) })).strict).toBe(false);
  expect(portableSchema(z.object({ default: z.string(), format: z.string() })).strict).toBe(true);
});
