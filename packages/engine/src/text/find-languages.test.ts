import { describe, expect, test } from 'vitest';
import { findLanguages } from './find-languages.ts';

const told = (text: string) => findLanguages(text).map(({ name, level }) => `${name} ${level}`);

describe('several marks of one language', () => {
  test.each([
    [
      'that of speech, told before',
      'Anglais : compréhension C1, expression orale B2, expression écrite B1',
      'Anglais B2',
    ],
    ['that of speech, told after', 'Anglais C1 à l’écrit, B1 à l’oral', 'Anglais B1'],
    ['that of speech, in brackets', 'Anglais (lu : C1, parlé : B1, écrit : B2)', 'Anglais B1'],
    ['a label that holds for two marks', 'Anglais\nComprendre B2 C1\nParler B1 A2\nÉcrire B1', 'Anglais A2'],
    ['the columns of the Europass', 'Anglais C1 C2 B2 B1 C1', 'Anglais B1'],
    ['columns named on the line', 'Anglais – Compréhension / Parler / Écrire : B2 C1 B1', 'Anglais C1'],
    ['hearing is no speech', 'Anglais : compréhension orale B1, compréhension écrite C1', 'Anglais B1'],
    ['the lowest, told of nothing', 'Anglais C1/B2', 'Anglais B2'],
  ])('%s', (_, text, level) => expect(told(text)).toEqual([level]));

  test('columns named above hold for every row of the table', () => {
    const table = 'Langue maternelle : portugais\nCompréhension Parler Écrire\nAnglais B1 B2 C1\nEspagnol B1 A2 A1';
    expect(told(table)).toEqual(['Portugais native', 'Anglais B2', 'Espagnol A2']);
  });

  test('a legend below tells nobody’s level', () => {
    const legend = 'Niveaux : A1 et A2 utilisateur élémentaire, B1 et B2 utilisateur indépendant';
    expect(told(`Anglais B2 B2 B1 B1 B2\n${legend}`)).toEqual(['Anglais B1']);
    expect(told(`Anglais ★★★☆☆\n${legend}`)).toEqual(['Anglais null']);
  });

  test('each language keeps its own', () => {
    expect(told('Anglais B2 (TOEIC 850), espagnol B1, notions d’allemand')).toEqual([
      'Anglais B2',
      'Espagnol B1',
      'Allemand A2',
    ]);
  });
});

test.each(['★★★☆☆', '●●●○○', '80 %', '████░', '3/5', 'niveau 3 sur 5'])('« %s » is no level of any scale', (stars) => {
  expect(told(`Anglais ${stars}, italien ${stars}`)).toEqual(['Anglais null', 'Italien null']);
});
