import { describe, expect, it } from 'vitest';
import type { Amendment } from './amendment.ts';
import { faultOfAmendment, faultOfContact, faultOfPeriod } from './amendment-fault.ts';

describe('a telephone number', () => {
  it.each([
    '06 12 34 56 78',
    '06\u00a012\u00a034\u00a056\u00a078',
    '0612345678',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '01/23/45/67/89',
    '+33 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '0033612345678',
    '+32 470 12 34 56',
    '0470/12.34.56',
    '+41 79 123 45 67',
    '+44 (0)20 7946 0958',
    '+1 (415) 555-0132',
    '+216 20 123 456',
    '+262 692 12 34 56',
    '0049 30 123456',
  ])('%s is one', (written) => {
    expect(faultOfContact('phone', written)).toBeNull();
  });

  it.each(['abc', '123', '06 12 34 56', '06 12 34 56 78 9', '612345678', '06 12 34 56 7x', '+33 6 12 34', '+12', '00'])(
    '%s is none',
    (written) => {
      expect(faultOfContact('phone', written)).toBe('phone');
    },
  );
});

it('an e-mail address has its two sides', () => {
  expect(faultOfContact('email', ' camille.durand@example.com ')).toBeNull();
  for (const written of ['camille', 'camille@', '@example.com', 'camille@example', 'camille durand@example.com'])
    expect(faultOfContact('email', written), written).toBe('email');
});

it('a name, a town and a profile are written in any way', () => {
  for (const field of ['fullName', 'city', 'linkedin'] as const) expect(faultOfContact(field, 'abc')).toBeNull();
});

describe('a period', () => {
  it.each([
    ['2020-01', '2023-06'],
    ['2020-01', '2020-01'],
    ['2020', '2020'],
    ['2021-03', '2021'],
    ['2021', '2021-01'],
    ['2020-01', 'present'],
    ['2020-01', null],
    [null, '2019'],
    [null, 'present'],
    [null, null],
  ])('%s to %s is in order', (start, end) => {
    expect(faultOfPeriod(start, end)).toBeNull();
  });

  it.each([
    ['2020-02', '2020-01', 'period'],
    ['2021', '2020', 'period'],
    ['2021-01', '2020', 'period'],
    ['2021', '2020-12', 'period'],
    ['present', 'present', 'date'],
    ['0001', '2020', 'date'],
    ['2020', '9999-12', 'date'],
  ] as const)('%s to %s is not', (start, end, fault) => {
    expect(faultOfPeriod(start, end)).toBe(fault);
  });
});

describe('a correction tells which of its fields is wrong', () => {
  const experience = (start: string | null, end: string | null): Amendment => ({
    kind: 'set-experience',
    id: 'a',
    index: 0,
    value: { title: 'Comptable', company: null, start, end, bullets: null },
  });
  const education = (year: string | null): Amendment => ({
    kind: 'set-education',
    id: 'a',
    index: 0,
    value: { degree: 'BTS', school: null, year, obtained: true },
  });
  it.each<[Amendment, string | null]>([
    [{ kind: 'set-contact', id: 'a', field: 'phone', value: 'abc' }, 'value phone'],
    [{ kind: 'set-contact', id: 'a', field: 'email', value: 'abc' }, 'value email'],
    [{ kind: 'set-contact', id: 'a', field: 'phone', value: null }, null],
    [experience('2021', '2020'), 'value.end period'],
    [experience('present', null), 'value.start date'],
    [experience('2020', '1500'), 'value.end date'],
    [experience('2020', null), null],
    [education('0000'), 'value.year date'],
    [education('2019'), null],
    [education(null), null],
    [{ kind: 'set-title', id: 'a', value: 'abc' }, null],
  ])('%#', (amendment, told) => {
    const found = faultOfAmendment(amendment);
    expect(found && `${found.path} ${found.fault}`).toBe(told);
  });
});
