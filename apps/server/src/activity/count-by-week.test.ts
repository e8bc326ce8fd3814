import { expect, test } from 'vitest';
import { countByWeek, lastWeeks } from './count-by-week.ts';

test('a week begins on Monday at midnight in Paris, over the end of a year too', () => {
  const weeks = lastWeeks(new Date('2027-01-01T12:00:00Z'), 3);
  expect(weeks).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
  const sent = ['2026-12-20T22:59:59Z', '2026-12-20T23:00:00Z', '2026-12-31T10:00:00Z', '2026-12-01T10:00:00Z'];
  expect(
    countByWeek(
      sent.map((at) => new Date(at)),
      weeks,
    ),
  ).toEqual([
    { week: '2026-12-14', sent: 1 },
    { week: '2026-12-21', sent: 1 },
    { week: '2026-12-28', sent: 1 },
  ]);
});
