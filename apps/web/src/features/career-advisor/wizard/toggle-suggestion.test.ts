import { expect, test } from 'vitest';
import { has, toggleSuggestion } from './toggle-suggestion.ts';

test('a suggestion is added after what was written, and taken out again', () => {
  const added = toggleSuggestion('Excel', 'Gestion de planning', ', ');
  expect(added).toBe('Excel, Gestion de planning');
  expect(has(added, 'gestion de planning')).toBe(true);
  expect(toggleSuggestion(added, 'Gestion de planning', ', ')).toBe('Excel');
  expect(toggleSuggestion('', 'Vendeuse (2021 – 2024)', '\n')).toBe('Vendeuse (2021 – 2024)');
  expect(toggleSuggestion('Vendeuse\nCaissière', 'Vendeuse', '\n')).toBe('Caissière');
});

test('a goal takes the place of the one picked before, not of what was written', () => {
  expect(toggleSuggestion('Comptable', 'Auditrice', null, ['Comptable', 'Auditrice'])).toBe('Auditrice');
  expect(toggleSuggestion('Devenir cadre', 'Auditrice', null, ['Auditrice'])).toBe('Devenir cadre, Auditrice');
});

test('part of a longer word is not the suggestion, and stays as it was written', () => {
  const written = 'Excellent relationnel, service après-vente, C++';
  for (const suggestion of ['Excel', 'Vente', 'C']) {
    expect(has(written, suggestion)).toBe(false);
    const added = toggleSuggestion(written, suggestion, ', ');
    expect(added).toBe(`${written}, ${suggestion}`);
    expect(toggleSuggestion(added, suggestion, ', ')).toBe(written);
  }
  expect(toggleSuggestion('C++, Excel', 'C++', ', ')).toBe('Excel');
});
