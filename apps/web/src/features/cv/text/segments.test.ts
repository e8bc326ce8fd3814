import { expect, test } from 'vitest';
import { segments } from './segments.ts';

const text = 'Aide-soignante\nCHU de Rennes';

test('the segments joined give the text back, whatever the marks', () => {
  const marks = [
    { start: 0, end: 20, tone: 'active' as const },
    { start: 15, end: 400, tone: 'superseded' as const },
    { start: -5, end: 3, tone: 'active' as const },
    { start: 9, end: 9, tone: 'active' as const },
  ];
  const cut = segments(text, marks);
  expect(cut.map((segment) => segment.text).join('')).toBe(text);
  expect(cut.every((segment) => text.slice(segment.start, segment.end) === segment.text)).toBe(true);
});

test('overlapping marks give a segment both', () => {
  const cut = segments(text, [
    { start: 0, end: 20, tone: 'active' },
    { start: 15, end: 28, tone: 'superseded' },
  ]);
  expect(cut.map(({ start, active, superseded }) => ({ start, active, superseded }))).toEqual([
    { start: 0, active: true, superseded: false },
    { start: 15, active: true, superseded: true },
    { start: 20, active: false, superseded: true },
  ]);
});

test('a text without marks is one segment, an empty one none', () => {
  expect(segments(text, [])).toHaveLength(1);
  expect(segments('', [{ start: 0, end: 3, tone: 'active' }])).toEqual([]);
});
