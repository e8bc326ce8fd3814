import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { sharedMeasure } from './shared-measure.ts';

const measureOf = (bullet: string, mission: string) => {
  const found = sharedMeasure(
    letterFacts({
      cv: makeCv({
        experiences: [
          { title: 'Serveuse', company: 'Le Bistrot', start: '2021-01', end: 'present', bullets: [bullet] },
        ],
      }),
      offer: parseOffer(`Chef de rang (H/F)\nVos missions\n- ${mission}\n`),
      today: '2026-11-29',
    }),
  );
  return found && [found.own.text, found.asked.text, found.unit, found.isMore].join(' | ');
};

test('what both count is a measure of the step', () => {
  expect(measureOf('Service de 28 couverts midi et soir', 'assurer le service de 45 couverts')).toBe(
    '28 | 45 | couverts | true',
  );
  expect(measureOf('Tournée de douze patients', 'prendre en charge 10 patients')).toBe('douze | 10 | patients | false');
});

test('what is counted in other things, or far apart, is none', () => {
  expect(measureOf('Service de 28 couverts', 'accueillir 45 clients')).toBeNull();
  expect(measureOf('Suivi de 12 patients', 'un établissement de 600 patients')).toBeNull();
  expect(measureOf('Conduite de 2 à 3 opérations', 'conduire deux opérations')).toBeNull();
  expect(measureOf('Service en salle', 'assurer le service de 45 couverts')).toBeNull();
});
