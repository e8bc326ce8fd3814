import { afterEach, expect, test, vi } from 'vitest';
import { m } from '../paraglide/messages.js';
import {
  formatDate,
  formatDay,
  formatFileSize,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPhone,
  printed,
  toldPoints,
} from './format.ts';
import { chooseLanguage } from './language.ts';

afterEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await chooseLanguage('fr');
  vi.unstubAllGlobals();
});

test('figures and dates read as in French', () => {
  expect(formatNumber(1234.56)).toBe('1\u202f234,6');
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('21 novembre 2026');
  expect(formatDay('2026-11-21')).toBe('21 novembre 2026');
  expect(formatMonth('2026-01')).toBe('janvier 2026');
  expect([formatMoney(5990), formatMoney(0)]).toEqual(['59,90\u00a0€', '0\u00a0€']);
});

test('and as in English for who reads English', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await chooseLanguage('en');
  expect(formatNumber(1234.56)).toBe('1,234.6');
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('21 November 2026');
  expect(formatMonth('2026-01')).toBe('January 2026');
  expect(formatFileSize(184_220)).toBe('184\u00a0kB');
  expect(formatFileSize(1_240_000)).toBe('1.2\u00a0MB');
});

test.each([
  [1, '1\u00a0ko'],
  [184_220, '184\u00a0ko'],
  [999_999, '1\u202f000\u00a0ko'],
  [1_240_000, '1,2\u00a0Mo'],
])('%i bytes are shown as %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

test('a French number reads in pairs, another stays as it is', () => {
  expect(formatPhone('+33639984107')).toBe('06\u00a039\u00a098\u00a041\u00a007');
  expect(formatPhone('+33\u00a06 39 98 41 07')).toBe('06\u00a039\u00a098\u00a041\u00a007');
  expect(formatPhone('+32470123456')).toBe('+32470123456');
});

test('points are told to the quarter, so that rows add up', () => {
  expect([0.25, 64.75, 3].map((points) => toldPoints(points, 80).points)).toEqual(['0,25', '64,75', '3']);
});

test('the word agrees with the points there are to win: in French it is plural from two on', () => {
  const told = (points: number, max: number) => m.cv_points(toldPoints(points, max));
  expect(told(0.5, 1)).toBe('0,5 / 1\u00a0point');
  expect(told(0, 0.25)).toBe('0 / 0,25\u00a0point');
  expect(told(1.5, 1.5)).toBe('1,5 / 1,5\u00a0point');
  expect(told(1, 2)).toBe('1 / 2\u00a0points');
  expect(told(65.5, 80.25)).toBe('65,5 / 80,25\u00a0points');
  expect(m.linkedin_points(toldPoints(1, 1))).toBe('1 sur 1\u00a0point');
});

test('apostrophes are curved between letters only', () => {
  expect(printed("Soins d'hygiène, 5' et 'x'")).toBe("Soins d’hygiène, 5' et 'x'");
});

test('guillemets keep their distance', () => {
  expect(printed('«\u202fCFE\u202f»\u202f?')).toBe('«\u00a0CFE\u00a0»\u202f?');
  expect(printed('Et « vous » ? Dites : oui ; non ! a ?b :c')).toBe(
    'Et «\u00a0vous\u00a0»\u202f? Dites\u00a0: oui\u202f; non\u202f! a ?b :c',
  );
});
