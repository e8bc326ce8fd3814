import { expect, test, vi } from 'vitest';
import { rememberLately } from './remember-lately.ts';

function counted(limits = { entries: 2, forMs: 1_000 }) {
  const made: string[] = [];
  const read = rememberLately(
    ({ text }: { text: string }) => {
      made.push(text);
      return { words: text.split(' ') };
    },
    ({ text }) => (text.length > 20 ? null : text),
    limits,
  );
  return { made, read };
}

test('the same text is read once, and whoever changes what they were given changes nobody else’s', () => {
  const { made, read } = counted();
  read({ text: 'un deux' }).words.push('trois');
  read({ text: 'un deux' }).words.pop();
  expect(read({ text: 'un deux' })).toEqual({ words: ['un', 'deux'] });
  expect(made).toEqual(['un deux']);
});

test('what has no key is made each time', () => {
  const { made, read } = counted();
  for (const text of ['x'.repeat(21), 'x'.repeat(21)]) read({ text });
  expect(made).toHaveLength(2);
});

test('the oldest goes when there are too many', () => {
  const { made, read } = counted();
  for (const text of ['a', 'b', 'c', 'b', 'a']) read({ text });
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('nothing is held for longer than it was said', () => {
  vi.useFakeTimers();
  try {
    const { made, read } = counted();
    read({ text: 'a' });
    vi.advanceTimersByTime(900);
    read({ text: 'a' });
    vi.advanceTimersByTime(200);
    read({ text: 'a' });
    expect(made).toEqual(['a', 'a']);
  } finally {
    vi.useRealTimers();
  }
});
