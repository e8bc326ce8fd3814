import { expect, test } from 'vitest';
import { accessibilityFigures } from './accessibility.ts';

const figuresOf = (failing: number) =>
  accessibilityFigures({
    evaluatedOn: '2026-11-21',
    criteria: 106,
    notApplicable: 6,
    failing: Array.from({ length: failing }, (_, index) => `9.${index}`),
  });

test('one failing criterion is enough to comply only in part, and under half of them none is claimed', () => {
  expect(figuresOf(0)).toEqual({ applicable: 100, conforming: 100, rate: 100, conformity: 'total' });
  expect(figuresOf(1)).toMatchObject({ conforming: 99, rate: 99, conformity: 'partial' });
  expect(figuresOf(50).conformity).toBe('partial');
  expect(figuresOf(51).conformity).toBe('none');
});
