import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { isPlacement } from './is-placement.ts';

function placements(text: string): boolean[] {
  const cv = parseCv({ text: `Yanis Perrot\n\n${text}` });
  return cv.experiences.map((_, index) => isPlacement(cv, index));
}

test('a job under « Stages » was one', () => {
  expect(
    placements(
      'STAGES\nAssistante juridique – Cabinet Orme, Lille\nmars à juin 2024\n- Veille\n\nJOBS ÉTUDIANTS\nServeuse – Café du Parc, Lille\n2022 – 2023\n- Salle',
    ),
  ).toEqual([true, false]);
});

test('a title that says so needs no more', () => {
  expect(placements('STAGES\nStagiaire juriste – Cabinet Orme, Lille\nmars à juin 2024\n- Veille')).toEqual([false]);
  expect(placements('STAGES ET EMPLOIS\nJuriste – Cabinet Orme, Lille\nmars à juin 2024\n- Veille')).toEqual([false]);
});

test.each([
  ['Auditrice interne – Mutuelle du Rhin', true],
  ['Chargé de mission – Fédération des Alternatives', true],
  ['Interne en pharmacie – CHU de Dijon', false],
  ['Graphiste en alternance – Studio Nord', false],
  ['Animateur bénévole – Croix-Rouge, Lille', false],
])('« %s » under « Stages »: %s', (head, placement) => {
  expect(placements(`STAGES\n${head}\nmars à juin 2024\n- Suivi des dossiers`)).toEqual([placement]);
});
