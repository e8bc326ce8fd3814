import { expect, test } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { periodFaults, readPeriod, typedPeriod } from './typed-period.ts';

const dateFault = m.cv_date_fault();

test.each([
  ['mars 2021', 'juin 2023', { start: '2021-03', end: '2023-06' }],
  ['2021', '2021', { start: '2021', end: '2021' }],
  ['03/2021', '2021', { start: '2021-03', end: '2021' }],
  ['2021', '', { start: '2021', end: null }],
  ['', '2019', { start: null, end: '2019' }],
  ['2021', 'en cours', { start: '2021', end: 'present' }],
])('« %s » to « %s » is a period', (start, end, read) => {
  expect(readPeriod({ start, end, ongoing: false })).toEqual(read);
  expect(periodFaults({ start, end, ongoing: false })).toEqual({ start: null, end: null });
});

test('a job that goes on has no end to be wrong', () => {
  expect(readPeriod({ start: '2021', end: '2001', ongoing: true })).toEqual({ start: '2021', end: 'present' });
});

test.each([
  ['2021', '2020', { start: null, end: 'La fin précède le début.' }],
  ['mars 2021', 'février 2021', { start: null, end: 'La fin précède le début.' }],
  ['un jour', '2020', { start: dateFault, end: null }],
  ['aujourd’hui', '', { start: dateFault, end: null }],
  ['2021', 'un jour', { start: null, end: dateFault }],
  ['hier', 'demain', { start: dateFault, end: dateFault }],
])('« %s » to « %s » is none, and says why beside the field', (start, end, faults) => {
  expect(readPeriod({ start, end, ongoing: false })).toBeNull();
  expect(periodFaults({ start, end, ongoing: false })).toEqual(faults);
});

test('a period read is typed again', () => {
  expect(readPeriod(typedPeriod({ start: '2020-01', end: 'present' }))).toEqual({ start: '2020-01', end: 'present' });
});
