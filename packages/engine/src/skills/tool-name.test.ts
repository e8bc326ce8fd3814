import { expect, test } from 'vitest';
import { isToolName } from './tool-name.ts';

test('tools and norms have names', () => {
  for (const name of ['Excel', 'SolidWorks', 'SAP', 'Scrum', 'Silae']) expect(isToolName(name), name).toBe(true);
});

test('ordinary nouns, trades and qualities that stand alone in the gazetteer are no names', () => {
  for (const word of ['Astreinte', 'Tonte', 'Veille', 'Boulanger', 'Patience'])
    expect(isToolName(word), word).toBe(false);
});
