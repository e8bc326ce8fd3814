import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const study = `2018 – BTS Management commercial, Lycée Delambre, Amiens, non validé (deux épreuves manquantes)
2015 – Mention complémentaire Sommellerie, CFA d’Abbeville, abandonnée en cours d’année
2014 – CAP Restaurant, CFA d’Abbeville, obtenu
2012 – Licence LEA, Université de Picardie, arrêtée en deuxième année`;
const more = 'Diplôme universitaire Médiation, Université de Lille, en cours, soutenance en juin 2027';
const kinds = (text: string) => kindsFound({ study, more }, text);

describe('a diploma that was not obtained', () => {
  test.each([
    'Mon BTS n’a pas été validé, faute de deux épreuves, mais j’ai obtenu un CAP.',
    'Mon BTS n’a finalement pas été obtenu.',
    'J’ai commencé une mention complémentaire Sommellerie sans aller au bout.',
    'La mention complémentaire Sommellerie, tentée puis laissée, m’a appris les vins.',
    'Ma licence de langues s’est arrêtée après la première année.',
    'Le diplôme universitaire de médiation que je suis à Lille ne sera validé qu’en juin.',
    'Le diplôme universitaire de médiation n’est pas encore en poche.',
    'Le BTS tenté à Amiens ne m’a pas été décerné.',
  ])('may be told in other words: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    'Mon BTS, validé à Amiens, m’a appris le commerce.',
    'Mon BTS a été obtenu à Amiens.',
    'J’ai décroché une mention complémentaire Sommellerie sans peine.',
    'Ma licence de langues, obtenue à Amiens, me sert chaque jour.',
    'Le BTS passé à Amiens m’a été décerné.',
    'Mon BTS, je l’ai mené à son terme.',
  ])('is reported where it is told as held: %s', (text) => {
    expect(kinds(text)).not.toEqual([]);
  });

  test('of somebody else, or a school one worked in, is no claim', () => {
    expect(kinds('J’encadrais une doctorante et deux vendeuses.')).not.toContain('diploma');
    expect(kinds('J’ai fait un stage de deux mois dans une école d’ingénieurs.')).not.toContain('diploma');
    expect(kinds('Je suis diplômée d’une école d’ingénieurs.')).toContain('diploma');
  });
});
