import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJson } from './find-json.ts';
import { readPartialJson } from './read-partial-json.ts';

const anyObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });

test('an object is found whatever is said around it', () => {
  const prose = fc.string().filter((text) => !/[{}"<]/.test(text));
  fc.assert(
    fc.property(anyObject, prose, prose, (object, before, after) => {
      const told = JSON.parse(JSON.stringify(object));
      expect(findJson(`${before}${JSON.stringify(object)}${after}`)).toEqual([told]);
    }),
  );
});

test('nothing is found where there is no object, at any length and in little time', () => {
  const endless = ['{'.repeat(100_000), '"{'.repeat(100_000), `${'{'.repeat(20)}"${'\\"'.repeat(100_000)}`];
  for (const text of ['', '[1,2]', '{"a":', '{"a\\', '<think>{"a":1}', ...endless]) expect(findJson(text)).toEqual([]);
});

test('a growing text says more and more of what it will say, and nothing else', () => {
  const object = fc.record({
    texte: fc.string({ unit: 'binary', maxLength: 40 }),
    points: fc.array(fc.string(), { maxLength: 4 }),
    suite: anyObject,
  });
  fc.assert(
    fc.property(object, fc.boolean(), (value, spaced) => {
      const whole = JSON.stringify(value, null, spaced ? 2 : undefined);
      let [before, grows] = ['', true];
      for (let length = 0; length <= whole.length; length += 1) {
        const partial = readPartialJson(whole.slice(0, length)) as { texte?: string; points?: string[] } | undefined;
        const text = partial?.texte ?? '';
        grows &&= text.startsWith(before);
        before = text;
      }
      expect(readPartialJson(whole)).toEqual(JSON.parse(whole));
      expect([grows, before]).toEqual([true, value.texte]);
    }),
    { numRuns: 12 },
  );
});

test('names, figures and escapes that may go on are not shown yet', () => {
  expect(readPartialJson('{"a":1')).toEqual({});
  expect(readPartialJson('{"a":1,"b')).toEqual({ a: 1 });
  expect(readPartialJson('{"a":tr')).toEqual({});
  expect(readPartialJson('{"a":"x\\')).toEqual({ a: 'x' });
  expect(readPartialJson('{"a":"x\\u00e')).toEqual({ a: 'x' });
  expect(readPartialJson('{"a":"x\ud83d')).toEqual({ a: 'x' });
  expect(readPartialJson('{"a":["x",{"b":"y')).toEqual({ a: ['x', { b: 'y' }] });
  expect(readPartialJson('{"a":"deux\nlignes')).toEqual({ a: 'deux\nlignes' });
  expect(readPartialJson('Voici : ')).toBeUndefined();
  expect(readPartialJson(`{"a":${'['.repeat(100_000)}`)).toBeDefined();
});
