import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs = `05/2022 – aujourd’hui : Vendeuse conseil, Ferlut (maroquinerie, Amiens, 12 salariés) — CDI
- Vente de sacs
03/2018 – 04/2022 : Vendeuse, Pharmacie Orsane, Beauvais — CDI
- Conseil en parapharmacie, inventaires des laits
- Alternante : une par an, formée`;

test.each([
  'Mon premier CDI portait sur la parapharmacie et les inventaires.',
  'Le monde de la santé m’est connu par une pharmacie.',
])('a contract behind a name is no part of it, and a pharmacy is of health: %s', (text) => {
  expect(kindsFound({ jobs }, text)).toEqual([]);
});
