import { expect, test } from 'vitest';
import { nextStepDay } from './next-step-day.ts';

const today = '2026-11-21';

test('a day to come, today and a day past are told apart', () => {
  expect(nextStepDay('2026-11-24', today)).toEqual({
    day: 'mar. 24 nov.',
    text: 'Prochaine étape\u00a0: mar. 24 nov.',
    overdue: false,
  });
  expect(nextStepDay(today, today)).toMatchObject({ text: 'Prochaine étape aujourd’hui', overdue: false });
  expect(nextStepDay('2026-11-20', today)).toMatchObject({ text: 'En retard\u00a0: ven. 20 nov.', overdue: true });
});

test('another year is named', () => {
  expect(nextStepDay('2027-01-04', today)).toMatchObject({ day: '4 janv. 2027', overdue: false });
  expect(nextStepDay('2025-12-31', today)).toMatchObject({ day: '31 déc. 2025', overdue: true });
});
