import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const parts = {
  jobs: `Grutière – Levage Morin, Arras
Janvier 2020 – Octobre 2026
- Montage de charpentes

Pontière – Aciérie Valdor, Denain
Mars 2016 – Décembre 2019
- Chargement des wagons`,
  study: '2015 – Titre professionnel Conducteur de grue, Institut Vauban, Lens',
  more: 'CACES R487 valable jusqu’en mai 2028',
};

it.each([
  'Dix ans de levage, partagés entre deux maisons, m’ont appris la patience.',
  'Mon CACES R487 est valable encore un an et demi.',
  'Formée à l’institut Vauban, voilà onze ans, j’aime ce métier.',
])('a length of time is worked out from the dates told: %s', (text) => {
  expect(kindsFound(parts, text)).toEqual([]);
});

it.each([
  'Quinze ans de levage, partagés entre deux maisons, m’ont appris la patience.',
  'Mon CACES R487 est valable encore quatre ans.',
])('and one that no dates give is reported: %s', (text) => {
  expect(kindsFound(parts, text)).toContain('duration');
});

it('tells the months that were last of a name', () => {
  const jobs = 'Vendeuse – Boutique Solène, Amiens\nmars 2026 – septembre 2026\n- Tenue de la caisse';
  expect(kindsFound({ jobs }, 'Entre mars et septembre derniers, j’ai tenu la caisse.')).toEqual([]);
  expect(kindsFound({ jobs }, 'Entre février et août derniers, j’ai tenu la caisse.')).toContain('date');
});
