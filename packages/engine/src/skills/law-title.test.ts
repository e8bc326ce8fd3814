import { expect, test } from 'vitest';
import { parseOffer } from '../offer/parse-offer.ts';
import { findTerms } from './find-terms.ts';

const titles = (text: string) => findTerms(text).flatMap(({ kind, name }) => (kind === 'diploma' ? [name] : []));

test('« CAPA » is what the text around it makes of it', () => {
  expect(titles('Avocate au barreau de Lyon, CAPA obtenu en 2015')).toContain('CAPA avocat');
  expect(titles('CAPA, travaux paysagers, 2015')).toContain('CAP Jardinier paysagiste');
  const offer = parseOffer('Juriste H/F\n\nPROFIL\nCinq ans en droit des sociétés.\n\nATOUTS\nLe CAPA ; l’allemand.');
  expect(offer.requirements.map(({ term }) => term)).toContain('CAPA avocat');
});
