import { expect, test } from 'vitest';
import { fullName, hasLapsed, stateOfPaper } from './paper-state.ts';

test.each([
  ['ADR de base, valable jusqu’en mai 2028', ' (valable jusqu’en mai 2028)'],
  ['Certiphyto opérateur (jusqu’en 2028)', ' (valable jusqu’en 2028)'],
  ['SSIAP 1 (recyclé en mars 2025)', ' (recyclé en mars 2025)'],
  ['SST (maintien 2026)', ' (recyclé en 2026)'],
  ['2021 SST, recyclé en 2023 et 2025', ' (recyclé en 2025)'],
  ['AFGSU niveau 1 (recyclage)\t2024', ' (recyclé en 2024)'],
  ['2024 Recyclage SST', ' (recyclé en 2024)'],
  ['Certiphyto décideur (renouvelé en 2025)', ' (renouvelé en 2025)'],
  ['AFGSU niveau 2, recyclage mars 2024', ' (recyclé en mars 2024)'],
  ['B2V BR BC H0V (recyclage 02/2025)', ' (recyclé en 2025)'],
  ['SST, 2024', ' (2024)'],
  ['SST', ''],
])('« %s »', (cell, state) => {
  expect(stateOfPaper(cell)).toBe(state);
});

test.each([
  ['CACES R489 catégorie 3 - De juin 2021 à juin 2026 (à renouveler)', true],
  ['AIPR encadrant (expirée en 2024)', true],
  ['SST valable jusqu’en mars 2026', true],
  ['SST valable jusqu’en décembre 2026', false],
  ['Permis C (en cours de validité)', false],
  ['SST (recyclé en 2025)', false],
])('« %s » has run out: %s', (cell, isOver) => {
  expect(hasLapsed(cell, '2026-11-22')).toBe(isOver);
});

test.each([
  ['SSIAP', 'SSIAP 1 (recyclé en mars 2025)', 'SSIAP 1'],
  ['SSIAP 2', 'SSIAP 1 (2024)', 'SSIAP 1'],
  ['ADR', 'ADR formation de base, valable jusqu’en mai 2028', 'ADR de base'],
  ['DELF', 'B2 (DELF B2, 2023)', 'DELF B2'],
  ['CACES R489 catégorie 3', 'CACES R489 catégories 3 et 5 (2023)', 'CACES R489 catégories 3 et 5'],
  ['CACES R486', 'CACES R486 A (2023)', 'CACES R486 A'],
  ['CACES R486', 'CACES R486 cat. A et B (2023)', 'CACES R486 cat. A et B'],
  ['CACES', 'Permis et CACES', 'CACES'],
  [
    'habilitation électrique',
    'Habilitation électrique B1V – BR – BC (AFPI, janvier 2025)',
    'habilitation électrique B1V, BR et BC',
  ],
  ['habilitation électrique', 'Habilitation électrique H0B0', 'habilitation électrique H0B0'],
  ['SST', 'SST 2024', 'SST'],
  ['permis B', 'Permis B et véhicule', 'permis B'],
])('« %s » of « %s » is « %s »', (name, cell, full) => {
  expect(fullName(name, cell)).toBe(full);
});
