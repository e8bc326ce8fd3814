import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from './letter-facts.ts';
import { qualitiesOf } from './qualities.ts';

test('neither the name nor the way to work stands among the qualities', () => {
  const text =
    'Awa Diarra\nawa.diarra@example.com\n\nExpérience\nAide à domicile, Sésame, Lyon, 2019 - 2024\n\nQualités\nSouriante\nAWA\nPas de voiture, je prends le bus\nSens de l’écoute\n';
  const facts = letterFacts({ cv: parseCv({ text }), offer: makeOffer(), today: '2026-11-22' });
  expect(qualitiesOf(facts).map((piece) => piece.text)).toEqual(['souriante', 'sens de l’écoute']);
});
