import { expect, test } from 'vitest';
import { type Mark, segments } from './segments.ts';

const text = 'Aide-soignante\nCHU de Rennes';

test('the segments joined give the text back, whatever the marks', () => {
  const marks: Mark[] = [
    { start: 0, end: 20, tone: 'active' },
    { start: 15, end: 400, tone: 'superseded' },
    { start: -5, end: 3, tone: 'heading' },
    { start: 9, end: 9, tone: 'active' },
  ];
  const cut = segments(text, marks);
  expect(cut.map((segment) => segment.text).join('')).toBe(text);
  expect(cut.every((segment) => text.slice(segment.start, segment.end) === segment.text)).toBe(true);
});

test('overlapping marks give a segment both tones', () => {
  const cut = segments(text, [
    { start: 0, end: 20, tone: 'active' },
    { start: 15, end: 28, tone: 'superseded' },
  ]);
  expect(cut.map(({ start, tones }) => [start, tones])).toEqual([
    [0, ['active']],
    [15, ['active', 'superseded']],
    [20, ['superseded']],
  ]);
});

test('a text without marks is one segment, an empty one none', () => {
  expect(segments(text, [])).toHaveLength(1);
  expect(segments('', [{ start: 0, end: 3, tone: 'active' }])).toEqual([]);
});
