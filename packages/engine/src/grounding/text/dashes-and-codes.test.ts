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

  test.each(['notions', 'initiation', 'niveau débutante', 'en cours d’apprentissage'])(
    'a dash leads to the level of what stands before it: %s',
    (level) => {
      const more = `LOGICIELS\nPower BI – ${level}\nAutoCAD – Word – courant`;
      expect(kindsFound({ more }, 'Je maîtrise Power BI.')).not.toEqual([]);
      expect(kindsFound({ more }, 'Je maîtrise AutoCAD.')).toEqual([]);
    },
  );

  test('a level behind a comma, or before a dash, is that of its neighbour', () => {
    const more = 'LOGICIELS\nPower BI, débutante\nWord, AutoCAD, notions de Revit\nInitiation – Photoshop';
    expect(kindsFound({ more }, 'Je maîtrise Power BI.')).not.toEqual([]);
    expect(kindsFound({ more }, 'Je maîtrise Photoshop.')).not.toEqual([]);
    expect(kindsFound({ more }, 'J’utilise Power BI au quotidien.')).not.toEqual([]);
    expect(kindsFound({ more }, 'Je maîtrise AutoCAD.')).toEqual([]);
  });

  test('codes listed behind their word are no word spaced out', () => {
    const more = 'CERTIFICATIONS\nCACES R489 1 3 5';
    expect(kindsFound({ more }, 'J’ai le CACES R489 1, 3 et 5.')).toEqual([]);
    expect(plainText('Permis A B C').text).toBe('Permis A B C');
    expect(plainText('K u b e r n e t e s').text).toBe('Kubernetes');
    expect(plainText('le groupe T O T A L').text).toBe('le groupe TOTAL');
    expect(plainText('le groupe R.A.T.P.').text).toBe('le groupe RATP.');
    expect(kindsFound({}, 'J’ai travaillé pour le groupe R.A.T.P.')).toEqual(['name']);
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

test('a list of languages four times as long takes no ten times as long', () => {
  const timeOf = (count: number) => {
    const started = process.cpuUsage().user;
    kindsFound({}, 'anglais, allemand, '.repeat(count));
    return process.cpuUsage().user - started;
  };
  timeOf(1000);
  expect(timeOf(4000) / timeOf(1000)).toBeLessThan(10);
});
