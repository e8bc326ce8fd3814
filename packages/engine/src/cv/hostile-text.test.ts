import { expect, test } from 'vitest';
import { parseOffer } from '../offer/parse-offer.ts';
import { parseCv } from './parse-cv.ts';

const size = 150_000;
const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length));

test.each([
  ['one word', fill('a')],
  ['digits', fill('0')],
  ['phone beginnings', fill('06 ')],
  ['addresses cut short', fill('a@')],
  ['open brackets', fill('(')],
  ['open tags', fill('<div>')],
  ['one skill again and again', fill('Excel, ')],
  ['alternatives without end', fill('Excel ou ')],
  ['languages without end', fill('français et ')],
  ['dates only', fill('2019\n')],
  ['headings only', fill('EXPERIENCE\n')],
  ['jobs without end', fill('Comptable – Société X 2019-2020\n')],
  ['scripts and surrogates', fill('日本語 Привет مرحبا 😀 ')],
  ['months run together under a leave', `Congé parental\n${fill(`${'decfev'.repeat(12)}\n`)}`.slice(0, size)],
  ['lone surrogates', fill('\ud83d\n')],
])('%s is read without harm', (_name, text) => {
  const cv = parseCv({ text });
  expect(cv.text).toBe(text);
  for (const { start, end } of Object.values(cv.spans)) expect(start < end && end <= text.length).toBe(true);
  const offer = parseOffer(text);
  for (const { span } of offer.requirements) expect(span.end).toBeLessThanOrEqual(offer.text.length);
});
