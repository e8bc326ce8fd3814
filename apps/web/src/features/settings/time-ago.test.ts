import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [0.5, 'maintenant'],
  [1, 'il y a 1 minute'],
  [59.9, 'il y a 59 minutes'],
  [119, 'il y a 1 heure'],
  [60 * 24, 'hier'],
])('%d minutes ago is « %s »', (minutes, text) => {
  expect(timeAgo(before(minutes), now, 'fr')).toBe(text);
});

test('a clock that runs behind the server’s tells no future', () => {
  expect(timeAgo(before(-3), now, 'fr')).toBe('maintenant');
});
