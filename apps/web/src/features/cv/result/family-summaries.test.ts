import type { Criterion } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { familySummaries } from './family-summaries.ts';

const criterion = (over: Partial<Criterion>): Criterion => ({
  id: 'c',
  family: 'match',
  label: '',
  points: 0,
  maxPoints: 4,
  verdict: 'missing',
  evidence: [],
  advice: '',
  ...over,
});

test('points add up by family, and the offer comes before the contact details', () => {
  const summaries = familySummaries([
    criterion({ id: 'mail', family: 'identity', points: 2, maxPoints: 2, verdict: 'ok' }),
    criterion({ id: 'skills', points: 3, maxPoints: 10, verdict: 'partial' }),
    criterion({ id: 'title', points: 0, maxPoints: 5 }),
  ]);
  expect(summaries.map(({ family, points, maxPoints }) => [family, points, maxPoints])).toEqual([
    ['match', 3, 15],
    ['identity', 2, 2],
  ]);
});

test('what is missing comes first, then what leaves most points', () => {
  const [summary] = familySummaries([
    criterion({ id: 'ok', verdict: 'ok', points: 4 }),
    criterion({ id: 'none', verdict: 'not_applicable', maxPoints: 0 }),
    criterion({ id: 'small', verdict: 'partial', points: 3 }),
    criterion({ id: 'large', verdict: 'partial', points: 1 }),
    criterion({ id: 'absent' }),
  ]);
  expect(summary?.criteria.map((one) => one.id)).toEqual(['absent', 'large', 'small', 'ok', 'none']);
});
