import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Paul Dupont\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company }) => `${title ?? ''} | ${company ?? ''}`,
  );

test.each([
  [
    'in the place of an employer',
    'FONDERIE DARNAL, Dole (39)\nMouleur (05/2012 → 03/2016)\n- Moules\nINTÉRIM – Région lyonnaise\nCariste (09/2010 → 04/2012)\nChimie, grande distribution, papeterie',
    ['Mouleur | FONDERIE DARNAL', 'Cariste | INTÉRIM'],
  ],
  [
    'as the contract only',
    '2016 – 2018\nCariste en intérim\n- Quai\n2012 – 2016\nMouleur, Fonderie Darnal\n- Moules',
    ['Cariste en intérim | ', 'Mouleur | Fonderie Darnal'],
  ],
  [
    'with the agency named',
    'Intérim, Manpower Dole\nCariste (09/2010 → 04/2012)\n- Quai\nFONDERIE DARNAL, Dole (39)\nMouleur (05/2012 → 03/2016)\n- Moules',
    ['Cariste | Manpower Dole', 'Mouleur | FONDERIE DARNAL'],
  ],
  [
    'with the agency and the client',
    'Cariste\nMission d’intérim – Synapto Dole, chez Frigos Lacaze (Gray)\nD’août 2025 à octobre 2025\n- Quai\nMouleur\nMission d’intérim – Synapto Dole, chez Fonderie Darnal\nDe janvier à mai 2025\n- Moules',
    ['Cariste | Synapto Dole', 'Mouleur | Synapto Dole'],
  ],
])('agency work %s', (_name, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});
