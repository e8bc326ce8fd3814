import { expect, test } from 'vitest';
import { paperCell } from './paper-cell.ts';

test.each([
  [
    'ADR formation de base, valable jusqu’en mai 2028 – CACES R489 catégories 3 et 5 (2023)',
    'CACES',
    'CACES R489 catégories 3 et 5 (2023)',
  ],
  [
    'ADR formation de base, valable jusqu’en mai 2028 – CACES R489 (2023)',
    'ADR',
    'ADR formation de base, valable jusqu’en mai 2028',
  ],
  ['SST (maintien 2026)\tHabilitation électrique H0B0', 'Hab', 'Habilitation électrique H0B0'],
  ['2024\tAFGSU 1 – 2023 : signes avec bébé – 2022 : HACCP', 'AFGSU', '2024 AFGSU 1'],
  ['2022\tHabilitation B0-H0 ; formation amiante', 'formation', '2022 formation amiante'],
  ['Accroche, CFPTS, 2021 ; Travail en hauteur, 2024 ; SST, 2025', 'SST', 'SST, 2025'],
  ['Habilitation électrique BR, B2V, BC (2025)', 'B2V', 'Habilitation électrique BR, B2V, BC (2025)'],
  ['SST - Depuis novembre 2024', 'SST', 'SST - Depuis novembre 2024'],
  ['AFGSU niveau 1 (recyclage)\t2024', 'AFGSU', 'AFGSU niveau 1 (recyclage)\t2024'],
])('« %s » at « %s »', (line, name, cell) => {
  const text = `Papiers\n${line}\nLoisirs`;
  expect(paperCell(text, text.indexOf(name)).text).toBe(cell);
});
