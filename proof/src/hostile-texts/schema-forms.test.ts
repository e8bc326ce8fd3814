import { expect, test } from 'vitest';
import { formsOf, put, type Schema, take } from './schema-forms.ts';

const known = (name: string) => `<${name}>`;
const text = { type: 'string' };

test('every text of a schema is reached, in a body that the schema takes', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'kind', 'documentId'],
    properties: {
      name: text,
      kind: { type: 'string', enum: [null, 'a', 'b'] },
      documentId: { type: 'string', format: 'uuid' },
      jobId: { type: 'string', format: 'uuid' },
      wanted: { type: 'boolean' },
      lines: { type: 'array', items: text },
      changes: {
        type: 'array',
        items: {
          oneOf: [
            { type: 'object', properties: { kind: { type: 'string', enum: ['x'] }, title: text } },
            { type: 'object', properties: { kind: { type: 'string', enum: ['y'] }, proof: text } },
          ],
        },
      },
    },
  };
  const [first, second, ...others] = formsOf(schema, known);
  expect(others).toEqual([]);
  const common = { name: '<name>', kind: 'a', documentId: '<documentId>', jobId: undefined, wanted: true };
  expect(first?.value).toEqual({ ...common, lines: ['<lines>'], changes: [{ kind: 'x', title: '<title>' }] });
  expect(second?.value).toEqual({ ...common, lines: ['<lines>'], changes: [{ kind: 'y', proof: '<proof>' }] });
  expect(first?.fields.map(({ path, alone }) => [path.join('.'), alone])).toEqual([
    ['name', false],
    ['documentId', true],
    ['jobId', true],
    ['lines.0', false],
    ['changes.0.title', false],
  ]);
  expect(second?.fields.map(({ path }) => path.join('.'))).toEqual(['changes.0.proof']);
});

test('a text is put where it belongs, and found there', () => {
  const value = { a: [{ b: 'x' }], c: 1 };
  const changed = put(value, ['a', 0, 'b'], 'y');
  expect(changed).toEqual({ a: [{ b: 'y' }], c: 1 });
  expect(put({}, ['since', 0], 'z')).toEqual({ since: ['z'] });
  expect(take(changed, ['a', 0, 'b'])).toBe('y');
  expect(take(changed, ['q', 0, 'b'])).toBeUndefined();
});
