import { describe, expect, test } from 'vitest';
import { findUngrounded } from './ground.ts';

const cv = `Camille Roux – camille.roux@example.com – 06 12 34 56 78
Cariste chez Logipôle depuis janvier 2020. Chargement de 25 camions par jour, stock de 1 200 références.
CAP Logistique (2015). Budget de 40 000 € suivi sous Excel. Douze saisonniers formés, 18 % de casse en moins.`;

test('answers a huge or hostile text, in time that grows no faster than it', () => {
  const texts = [
    '9'.repeat(200_000),
    'Aa '.repeat(60_000),
    '1 000 '.repeat(40_000),
    'x@'.repeat(80_000),
    'www.'.repeat(50_000),
  ];
  for (const text of texts) expect(Array.isArray(findUngrounded(text, [cv]))).toBe(true);
});

describe('findUngrounded', () => {
  test.each([
    'Cariste chez Logipôle, je charge 25 camions par jour.',
    'Suivi d’un budget de 40 000 € sous Excel.',
    'Formation de 12 saisonniers ; casse en baisse de 18 %.',
    'Stock de 1200 références, en poste depuis 2020.',
    'Joignable au +33 6 12 34 56 78 ou à camille.roux@example.com.',
  ])('has nothing to say of what the source tells: %s', (text) => {
    expect(findUngrounded(text, [cv])).toEqual([]);
  });

  test.each([
    ['number', 'Chargement de 60 camions par jour', '60'],
    ['number', 'Encadrement de quatorze personnes', 'quatorze'],
    ['date', 'En poste depuis mars 2018', 'mars 2018'],
    ['money', 'Budget de 90 000 € suivi', '90 000 €'],
    ['percentage', 'Casse en baisse de 45 %', '45 %'],
    ['name', 'Cariste chez Transalpine', 'Transalpine'],
    ['name', 'Transalpine Logistique : cariste', 'Transalpine'],
    ['skill', 'Saisie sous Word', 'Word'],
    ['email', 'Écrire à camille@example.org', 'camille@example.org'],
    ['phone', 'Joignable au 07 00 00 00 00', '07 00 00 00 00'],
    ['url', 'Voir www.exemple-inconnu.fr', 'www.exemple-inconnu.fr'],
  ])('reports a false %s with its slice: %s', (kind, text, quote) => {
    const found = findUngrounded(text, [cv]);
    expect(found.map((each) => [each.kind, each.quote])).toContainEqual([kind, quote]);
    for (const each of found) expect(text.slice(each.start, each.end)).toBe(each.quote);
  });
});
