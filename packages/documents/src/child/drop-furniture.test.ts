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

it('words at the foot of a page that stand in its text stay in the text', () => {
  const lines = [...body, { text: 'Comptable', origin: 'body' }];
  expect(dropFurniture(lines)).toEqual(lines);
});
