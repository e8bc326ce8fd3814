import { expect, test } from 'vitest';
import { wellFormedJson } from './well-formed-json.ts';

test.each([
  ['a\ud83d', 'a\ufffd'],
  ['\udc00b', '\ufffdb'],
  ['\ud83d\ud83d\ud83d', '\ufffd\ufffd\ufffd'],
  ['\\\ud83d', '\\\ufffd'],
  // The text « \ud83d » itself, typed by someone, is not half a character.
  ['\\ud83d', '\\ud83d'],
  ['\\\\ud83d', '\\\\ud83d'],
  ['😀 "\n\\', '😀 "\n\\'],
])('%j is kept as %j', (given, kept) => {
  expect(JSON.parse(wellFormedJson({ [given]: [given] }))).toEqual({ [kept]: [kept] });
});
