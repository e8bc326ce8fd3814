import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { cvWith, kindsFound } from '../testing/cv-with.ts';
import { plainText } from './plain-text.ts';

describe('signs', () => {
  test('a dash parts the items of a list', () => {
    const more = 'LOGICIELS\nRevit : débutante – AutoCAD : tous les jours';
    expect(kindsFound({ more }, 'Je maîtrise AutoCAD.')).toEqual([]);
    expect(kindsFound({ more }, 'Je maîtrise Revit.')).toEqual(['level']);
  });

  test('codes listed behind their word are no word spaced out', () => {
    const more = 'CERTIFICATIONS\nCACES R489 1 3 5';
    expect(kindsFound({ more }, 'J’ai le CACES R489 1, 3 et 5.')).toEqual([]);
    expect(plainText('Permis A B C').text).toBe('Permis A B C');
    expect(plainText('K u b e r n e t e s').text).toBe('Kubernetes');
  });

  test('a carriage return alone ends a line', () => {
    expect(plainText('Anglais\rChinois\r\nArabe').text).toBe('Anglais\nChinois\nArabe');
  });

  test('« œ » reads « oe », and leads back to its place', () => {
    const { text, startOf, endOf } = plainText('mis en œuvre ici');
    expect(text).toBe('mis en oeuvre ici');
    expect([startOf(14), endOf(16)]).toEqual([13, 16]);
  });

  test('« quarante mois » has no « an »', () => {
    expect(kindsFound({ duty: 'Baux de 30 à 40 mois' }, 'J’ai géré des baux de trente à quarante mois.')).toEqual([]);
  });
});

describe('what one text asks', () => {
  test('changes nothing for the next one', () => {
    const truth = { cv: cvWith({ duty: 'Réassort des rayons et étiquetage' }), today: '2026-11-22' };
    const texts = ['J’ai étiqueté les rayons.', 'Je réapprovisionne les linéaires.', 'J’ai encaissé les clients.'];
    const check = groundingOf(truth);
    const asking = 'tournage usinage soudure plomberie maçonnerie toiture peinture carrelage'.split(' ');
    const alone = texts.map((text) => groundingOf(truth)(text));
    for (let round = 0; round < 40; round++)
      check(asking.map((word) => `Je maîtrise la ${word} et le ${word}${round}.`).join('\n'));
    expect(texts.map((text) => check(text))).toEqual(alone);
  });
});

test('a long list of languages is read in one pass', () => {
  const started = process.cpuUsage().user;
  kindsFound({}, 'anglais, allemand, '.repeat(2000));
  expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(12);
});
