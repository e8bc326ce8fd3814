import { expect, test } from 'vitest';
import { renewalOf } from './renewal-of.ts';

test.each([
  ['2024 Recyclage SSIAP 1 - Méditerranée Formation', 'SSIAP 1', 'recyclé en 2024'],
  ['2024\tRecyclage AFGSU niveau 2 (première obtention : 2016)', 'AFGSU niveau 2', 'recyclé en 2024'],
  ['SST (sauveteur secouriste du travail), recyclé en 2025', 'SST', 'recyclé en 2025'],
  ['AFGSU niveau 2, recyclée en mars 2024', 'AFGSU', 'recyclé en mars 2024'],
  ['2021 SSIAP 1', 'SSIAP 1', undefined],
  ['2024 Recyclage SSIAP 2', 'SSIAP 1', undefined],
])('%s', (line, name, said) => {
  expect(renewalOf(`Moussa\n${line}\nLoisirs`, name)?.said).toBe(said);
});
