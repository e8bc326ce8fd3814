import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rootsOf } from './demand-index.ts';
import { evidenceFiles } from './evidence-files.ts';

const folder = new URL('../../../data/evidence/', import.meta.url);
const parts = (list: string) => list.split(';').map((part) => part.trim());

test('every file of the folder is read, under its own name', () => {
  const files = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(evidenceFiles.map(({ sector }) => sector).sort()).toEqual(files.sort());
});

test.each(evidenceFiles)('$sector: names and phrases that words can be looked for by', ({ entries }) => {
  expect(entries.length).toBeGreaterThanOrEqual(50);
  for (const { demand, evidence } of entries) {
    for (const name of parts(demand)) expect(rootsOf(name).length, `« ${name} » names nothing`).toBeGreaterThan(0);
    for (const phrase of parts(evidence)) {
      // « MES », « DES »: a mark that reads as a small word is never found, and harms nothing.
      if (/^\p{Lu}{2,4}$/u.test(phrase)) continue;
      const count = rootsOf(phrase).length;
      expect(count, `« ${phrase} » of « ${demand} »`).toBeGreaterThan(0);
      expect(count, `« ${phrase} » of « ${demand} »`).toBeLessThanOrEqual(8);
    }
  }
});
