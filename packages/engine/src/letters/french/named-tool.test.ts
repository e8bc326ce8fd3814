import { expect, test } from 'vitest';
import { namedTool } from './named-tool.ts';

test.each([
  ['Excel', 'Excel'],
  ['GMAO (Mainti4)', 'la GMAO (Mainti4)'],
  ['AMDEC', 'l’AMDEC'],
  ['Pack Office', 'le Pack Office'],
  ['TNI', 'le TNI'],
  ['chromatographie en phase gazeuse', 'la chromatographie en phase gazeuse'],
  ['Sage 100', 'Sage 100'],
  ['Notion', 'Notion'],
  ['Automation Studio', 'Automation Studio'],
  ['Chronotachygraphe', 'le chronotachygraphe'],
  ['Spectrométrie', 'la spectrométrie'],
])('%s', (written, said) => {
  expect(namedTool(written)).toBe(said);
});
