import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs = `Agente de service – Groupe scolaire Les Érables, Bron
Janvier 2013 – octobre 2014
- Cantine et sieste
Vendeuse – Boutique Solène, Amiens
Mars 2018 – Août 2022
- Tenue de la caisse`;
const more = 'Langue des signes (4 ans)';

test('years passed at a house are not told by those of something else', () => {
  expect(kindsFound({ jobs, more }, 'J’ai passé quatre ans dans un groupe scolaire de Bron.')).toEqual(['duration']);
  expect(kindsFound({ jobs, more }, 'J’ai passé près de deux ans dans un groupe scolaire de Bron.')).toEqual([]);
});
