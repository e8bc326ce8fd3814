import { expect, test } from 'vitest';
import { periodOf } from '../../match/months.ts';
import { partsOfJob, widened } from './parts-of-job.ts';

const today = '2026-11-21';
const lengths = (heading: string, from: string, to: string) => {
  const whole = periodOf(from, to, today);
  const parts = partsOfJob(heading, whole, today);
  const all = widened(whole, parts);
  return [...parts.map(({ period }) => period.to - period.from), all ? all.to - all.from : 0];
};

test.each([
  ['Barman (jusqu’en avril 2016), puis chef barman – Le Quai, Brest', '2014-05', '2018-04', [24, 24, 48]],
  ['Barman, puis chef barman à partir de mai 2016 – Le Quai, Brest', '2014-05', '2018-04', [24, 24, 48]],
  // Only the first stretch was read as the period of the job.
  ['Barman (mai 2014 – avril 2016), puis chef barman (mai 2016 – avril 2018)', '2014-05', '2016-04', [24, 24, 48]],
  ['Barman, puis chef barman – Le Quai, Brest', '2014-05', '2018-04', [48]],
])('the stretches of a job: %s', (heading, from, to, expected) => {
  expect(lengths(heading, from, to)).toEqual(expected);
});
