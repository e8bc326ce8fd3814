import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const job = (line: string) => {
  const { experiences } = parseCv({ text: `Maud Lacoste\n\nEXPÉRIENCES\n${line}\n- Équipe de 25\n\nLANGUES\nAnglais` });
  return experiences.map(({ title, company, end }) => [title, company, end].join(' | '));
};

test.each([
  ['Vendanges 2019, 2020 et 2021 : coupeuse, Vignobles Lacaze, Saint-Émilion', 'coupeuse | Vignobles Lacaze | 2021'],
  ['Vendanges 2021 : coupeur puis porteur, Domaine Darnal, Dole', 'coupeur puis porteur | Domaine Darnal | 2021'],
  ['Noël 2022 : emballeuse, Maison Roy, Dole', 'emballeuse | Maison Roy | 2022'],
  ['Soldes 2020 : vendeuse, Adonis Mode, Dole', 'vendeuse | Adonis Mode | 2020'],
  ['Moisson 2018 : chauffeur de benne, EARL Lacoste, Dole', 'chauffeur de benne | EARL Lacoste | 2018'],
  ['Vendanges 2019 à 2021\tVIGNOBLES LACAZE\nCoupeuse', 'Coupeuse | VIGNOBLES LACAZE | 2021'],
])('the occasion a season’s job opens on is no title: %s', (line, told) => {
  expect(job(line)).toEqual([told]);
});

test.each([
  ['Vendanges, Château Lacoste, 2021', 'Vendanges | Château Lacoste | 2021'],
  ['Vendanges 2021 : Château Lacoste, Dole', 'Vendanges | Château Lacoste | 2021'],
])('where nothing else tells what was done, the occasion does: %s', (line, told) => {
  expect(job(line)).toEqual([told]);
});
