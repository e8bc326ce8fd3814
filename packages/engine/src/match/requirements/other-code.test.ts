import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { analyse } from '../analyse.ts';
import { saysOtherCode } from './other-code.ts';

test.each([
  ['B2V', 'B1V', true],
  ['B1V', 'B2V', false],
  ['habilitation H2V', 'H1V, H2V', false],
  ['S7-1500', 'Siemens S7-300', true],
  ['S7-300', 'Siemens S7-1500', false],
  ['S7-1500', 'Siemens', false],
  ['Windows 11', 'Windows 10', false],
  ['Certification AZ-900', 'Certification AZ-104', false],
  ['PHP8', 'PHP7', false],
  ['B2V', 'BR', false],
])('« %s » asked, « %s » held: another code, %s', (asked, held, other) => {
  expect(saysOtherCode(asked, held)).toBe(other);
});

function isHeld(held: string, asked: string): boolean {
  const cv = parseCv({ text: `Léo MARIN\nAgent\nleo.marin@example.com\n\nDIPLÔMES\n${held}` });
  const offer = parseOffer(`Agent H/F\n\nPROFIL\n${asked}`);
  const { present, equivalent } = analyse({ cv, offer, today: '2026-11-20' }).keywords;
  return [...present, ...equivalent].length > 0;
}

test.each([
  ['Habilitation électrique B1V', 'Habilitation électrique B2V exigée', false],
  ['Habilitation électrique B2V', 'Habilitation électrique B1V exigée', true],
  ['AIPR opérateur, 2024', 'Une attestation AIPR', true],
  [
    'Concours d’assistant de conservation : admissible, pas reçue à l’oral',
    'Concours d’assistant de conservation',
    false,
  ],
  ['2024 : concours d’assistant de conservation, lauréate', 'Concours d’assistant de conservation exigé', true],
  ['BTS Banque, 1re année en cours, 2026', 'Vous préparez un BTS Banque', true],
  ['2009 Licence d’histoire de l’art', 'Bac pro ou BP souhaité', false],
])('« %s » where « %s » is asked: held, %s', (held, asked, answer) => {
  expect(isHeld(held, asked)).toBe(answer);
});

test('« 3 » and « 5 » of a list of categories are not any figures of the CV', () => {
  const cv = parseCv({
    text: 'Léo MARIN\nMagasinier\nleo.marin@example.com\n\nEXPÉRIENCE\n2019 – 2024\tMagasinier, Dépôt du Lac\n• Réception de 3 livraisons, 5 quais\n\nCACES\nCACES R485 cat. 2, 2024',
  });
  const offer = parseOffer('Cariste H/F\n\nPROFIL\n- CACES R489 catégories 1B, 3 et 5 indispensables');
  const { present, equivalent, missing } = analyse({ cv, offer, today: '2026-11-20' }).keywords;
  expect([...present, ...equivalent]).toEqual([]);
  expect(missing).toHaveLength(3);
});
