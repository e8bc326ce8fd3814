import { expect, it } from 'vitest';
import { dropFurniture } from './drop-furniture.ts';

const body = ['Anne Martin-Roy', 'Comptable', 'anne.durand@example.com', '06 39 98 12 34'].map((text) => ({
  text,
  origin: 'body',
}));

it.each([
  ['Page 1 sur 2', []],
  ['Page 1 of 2', ['Page 1 of 2']],
  ['Anne MARTIN-ROY – Comptable – 1/3', []],
  ['A. Martin-Roy – Curriculum vitae – mars 2026', []],
  ['Curriculum vitae – A. Martin-Roy – mars 2026', []],
  ['CV actualisé en mars 2026, références sur demande', []],
  ['Anne Martin-Roy * 06.39.98.12.34', []],
  ['© Union européenne, 2002-2026 | http://europass.example.org	Page 1 / 2', []],
  ['Anne Martin-Roy * 06 39 98 99 99', ['Anne Martin-Roy * 06 39 98 99 99']],
  ['Anne Durand – CV', ['Anne Durand – CV']],
  ['Permis B', ['Permis B']],
  ['anne.martin@example.org', ['anne.martin@example.org']],
])('the foot of a page: %s', (text, kept) => {
  const lines = dropFurniture([...body, { text, origin: 'footer' }]);
  expect(lines.slice(body.length).map((line) => line.text)).toEqual(kept);
});

it.each([
  'Permis C',
  '35000 Rennes',
  'Italien B2',
  'CACES R482 catégorie 4',
  '07/39/98/55/21',
  'SST en 2021',
  'Niveau 2/5 en italien',
])('news of its own at the foot of a page stays: %s', (text) => {
  const above = ['Permis B, véhicule', 'Hôtel du Pont, Rennes', 'Italien', 'CACES R482 catégorie 1', 'SST', 'Niveau 3'];
  const lines = [...above.map((each) => ({ text: each, origin: 'body' })), { text, origin: 'footer' }];
  expect(dropFurniture(lines)).toEqual(lines);
});

it('what stands so in the text is no news', () => {
  const above = ['Permis B, véhicule', '35000 Rennes', 'Ana Roy'].map((text) => ({ text, origin: 'body' }));
  const feet = ['Ana Roy – 35000 Rennes – permis B', 'CV mis à jour le 03/02/2026', '– 2 –', 'Ana Roy, page 2'];
  expect(dropFurniture([...above, ...feet.map((text) => ({ text, origin: 'footer' }))])).toEqual(above);
});

it('words at the foot of a page that stand in its text stay in the text', () => {
  const lines = [...body, { text: 'Comptable', origin: 'body' }];
  expect(dropFurniture(lines)).toEqual(lines);
});
