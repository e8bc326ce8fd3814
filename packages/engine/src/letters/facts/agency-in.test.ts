import { expect, test } from 'vitest';
import { agencyIn } from './agency-in.ts';

test.each([
  ['Votre agence d’intérim Sud Relais Nîmes recrute pour Alba Chimie, un cariste.', 'Sud Relais Nîmes'],
  ['Votre agence RELAIS’M BRON (*à taille humaine*) recrute pour son client FRIGO ALBA', 'RELAIS’M BRON'],
  ['Lexis Roy, cabinet de recrutement dédié au droit, recherche pour le compte de l’étude Blin', 'Lexis Roy'],
  ['Notre agence de Lens recrute pour son client', null],
  ['L’agence Kalo recherche pour son équipe une graphiste.', null],
  ['La Mutuelle du Lac recrute une comptable.', null],
])('« %s »', (text, name) => {
  expect(agencyIn(`Cariste H/F\n${text}\nMissions`)).toBe(name);
});
