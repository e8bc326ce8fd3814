import type { Criterion, Evidence, Verdict } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { otherDemands } from './other-demands.ts';

const quoted = (source: Evidence['source'], start: number, quote: string): Evidence => ({
  ...{ source, start, quote },
  end: start + quote.length,
});
const criterion = (id: string, verdict: Verdict, evidence: Evidence[]): Criterion => ({
  ...{ id, family: 'match', label: id, points: 1, maxPoints: 3, verdict, evidence },
  advice: 'Précisez le niveau.',
});

test('languages come first, then experience, each in the words of the offer with its state', () => {
  const demands = otherDemands([
    criterion('years-of-experience', 'ok', [quoted('cv', 3, 'Comptable'), quoted('offer', 40, '5 ans')]),
    criterion('must-have', 'missing', [quoted('offer', 0, 'Sage')]),
    criterion('languages', 'partial', [
      quoted('offer', 10, 'anglais\n courant'),
      quoted('offer', 60, 'espagnol (niveau B1'),
    ]),
  ]);
  expect(demands.map(({ id, term, verdict }) => [id, term, verdict])).toEqual([
    ['languages', 'anglais courant, espagnol (niveau B1)', 'partial'],
    ['years-of-experience', '5 ans', 'ok'],
  ]);
  expect(demands[1]?.spans).toEqual([{ start: 40, end: 45 }]);
});

test('what could not be judged is still told to be asked for; what the offer does not ask for is not', () => {
  const demands = otherDemands([
    criterion('years-of-experience', 'not_applicable', [quoted('offer', 40, '5 ans')]),
    criterion('languages', 'not_applicable', []),
  ]);
  expect(demands.map(({ id, verdict }) => [id, verdict])).toEqual([['years-of-experience', 'not_applicable']]);
});
