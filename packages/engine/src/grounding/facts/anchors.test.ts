import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Aurélie Fontanel
Infirmière
Expérience
03/2020 – aujourd’hui : Infirmière, service de cardiologie, CHU Les Glycines, Meylan.
• Surveillance de 24 lits
09/2015 – 02/2020 : Infirmière, clinique privée Vercors & Associés, Voiron
• Bloc ambulatoire, 15 interventions par jour
2014 – 2015 : Infirmière, SSIAD de Vizille
• Tournées à domicile, 18 patients par jour
Formation
Diplôme d’État d’infirmier, IFSI de Grenoble, 2014`,
  today: '2026-11-21',
});

describe('a fact told of the wrong employer', () => {
  test.each([
    ['À la clinique Vercors, je voyais 18 patients par jour.', 'Vercors, je voyais 18'],
    ['Je voyais 18 patients par jour à la clinique Vercors.', '18 patients par jour à la clinique Vercors'],
    ['CHU LES GLYCINES – 18 PATIENTS PAR JOUR', 'CHU LES GLYCINES – 18'],
    ['A la clinique privee Vercors, je surveillais 24 lits.', 'Vercors, je surveillais 24'],
    ['J’ai surveillé 24 lits au SSIAD de Vizille.', '24 lits au SSIAD'],
  ])('is one finding from the one to the other: %s', (text, quote) => {
    const found = check(text);
    expect(found.map((each) => each.quote)).toEqual([expect.stringContaining(quote)]);
    for (const { start, end, quote: told } of found) expect(text.slice(start, end)).toBe(told);
  });

  test.each([
    'Au SSIAD de Vizille, je voyais 18 patients par jour ; au CHU Les Glycines, je surveille 24 lits.',
    'Après 18 patients par jour au SSIAD, j’ai connu 15 interventions par jour chez Vercors.',
    'Je surveille 24 lits au CHU Les Glycines.',
    'Diplômée à Grenoble, je surveille 24 lits.',
  ])('is none where each has its own: %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});

test('half a town of two names is no other employer of that name', () => {
  const told = groundingOf({
    cv: 'Zoé Marin\n\nExpérience\n\nMonteuse\nCesson Énergie, Dole\n2020 – 2023\n- Pose\n\nÉlectricienne\nLacaze, Cesson-Sévigné\n2016 – 2019\n- Tirage',
    today: '2026-11-21',
  });
  expect(told('J’ai travaillé à Cesson-Sévigné de 2016 à 2019.')).toEqual([]);
  expect(told('J’ai travaillé chez Cesson Énergie de 2016 à 2019.')).toHaveLength(1);
});
