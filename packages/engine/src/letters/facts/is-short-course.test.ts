import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { isShortCourse } from './is-short-course.ts';
import { letterFacts } from './letter-facts.ts';

test.each([
  ['STAGES', 'Excel perfectionnement, 2017', true],
  ['FORMATIONS COURTES', 'Travail en hauteur, 2024', true],
  ['CERTIFICATIONS', 'Lean management (3 jours)', true],
  ['CERTIFICATIONS', 'Opquast, 2022', false],
])('under « %s », « %s » is a course: %s', (heading, line, isCourse) => {
  const text = `Yanis Perrot\nyanis@example.com\n\nEXPÉRIENCES\n2018 – 2024 : Comptable, Garage Hélias, Brest\n\n${heading}\n${line}\n`;
  const facts = letterFacts({ cv: parseCv({ text }), offer: makeOffer({ title: 'Comptable' }), today: '2026-11-22' });
  const start = text.indexOf(line);
  expect(isShortCourse(facts, { start, end: start + 5 })).toBe(isCourse);
});
