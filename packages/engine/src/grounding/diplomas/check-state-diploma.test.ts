import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs = `Monitrice-éducatrice – MECS Les Goélands, Landerneau
Juillet 2018 – aujourd’hui
- Accompagnement de jeunes en internat`;
const study = `Diplôme d’État d’éducateur spécialisé (DEES), en cours, ITES de Brest, 2024 – juin 2027
Diplôme d’État de moniteur-éducateur (DEME), ITES de Brest, obtenu en 2018
2015 – Licence de droit, Université de Nantes
2013 – Capacité en droit, Université de Poitiers, première année seulement
2012 – CAP Maçonnerie, CFA de Tulle (pas obtenu)
2011 – Brevet professionnel Boulanger, CFA d’Arras, non obtenu
2010 – Mention complémentaire Sommellerie, CFA de
Carros, abandonnée en cours d’année`;

test.each([
  ['a trade with a diploma that is under way', 'Éducatrice spécialisée diplômée d’État, je cherche un internat.'],
  ['a diploma « pas obtenu »', 'J’ai obtenu mon CAP de maçonnerie au CFA de Tulle.'],
  ['a diploma named first', 'Mon brevet professionnel de boulanger, je l’ai obtenu à Arras.'],
  ['a line that goes on below', 'Je suis titulaire d’une mention complémentaire Sommellerie.'],
  ['a « capacité »', 'Titulaire d’une capacité en droit de l’université de Poitiers, je connais le code.'],
  ['another town', 'Ma licence de droit, je l’ai obtenue à Brest.'],
])('%s is reported', (_, text) => {
  expect(kindsFound({ jobs, study }, text).length).toBeGreaterThan(0);
});

test.each([
  'Monitrice-éducatrice diplômée d’État, je cherche un internat.',
  'Je serai bientôt éducatrice spécialisée diplômée d’État.',
  'Mon CAP de maçonnerie n’a pas été obtenu.',
  'J’ai suivi la première année de la capacité en droit à Poitiers.',
  'Ma licence de droit, je l’ai obtenue à Nantes.',
])('what is held, or told as it is, is none: %s', (text) => {
  expect(kindsFound({ jobs, study }, text)).toEqual([]);
});
