import { expect, test } from 'vitest';
import { keep, once, readingMemory, whileReading } from './while-reading.ts';

function counted() {
  const asked: string[] = [];
  const read = once((text) => {
    asked.push(text);
    return text.length === 0 ? null : text.toUpperCase();
  });
  return { asked, read };
}

test('a line is read once during a reading, also where nothing is found in it', () => {
  const { asked, read } = counted();
  const answers = whileReading(() => [read('a'), read(''), whileReading(() => read('a')), read('')]);
  expect(answers).toEqual(['A', null, 'A', null]);
  expect(asked).toEqual(['a', '']);
});

test('nothing is kept when the reading is over, not even when it fails, nor outside of one', () => {
  const { asked, read } = counted();
  whileReading(() => read('a'));
  expect(() =>
    whileReading(() => {
      read('a');
      throw new Error('unreadable');
    }),
  ).toThrow('unreadable');
  read('a');
  read('a');
  expect(asked).toEqual(['a', 'a', 'a', 'a']);
});

test('what is kept by name is there for the time of a reading alone', () => {
  const memory = readingMemory<number>();
  keep(memory, 'a', 1);
  expect(memory.size).toBe(0);
  const known = whileReading(() => {
    keep(memory, 'a', 1);
    return memory.get('a');
  });
  expect(known).toBe(1);
  expect(memory.size).toBe(0);
});
