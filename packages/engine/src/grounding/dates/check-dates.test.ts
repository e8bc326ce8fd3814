import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const study = '2018 – BTS Tourisme';
const event = (line: string) => `SALONS\n${line}\nBiofach – 2018`;

test.each(['Paysalia – 2020', '2020 – Paysalia', 'Paysalia, 2020'])(
  'the year beside an event is its own: %s',
  (line) => {
    const more = event(line);
    expect(kindsFound({ study, more }, 'À Paysalia, en 2018, j’ai tenu un stand.')).toContain('date');
    expect(kindsFound({ study, more }, 'À Paysalia, en 2020, j’ai tenu un stand.')).not.toContain('date');
  },
);

test.each([
  'D’abord formée en 2017, je suis entrée à la Maison Corbel.',
  'Dès 2017, avec mon CAP, j’ai visé une place à la Maison Corbel.',
])('what opens on « d’abord » or a year alone is not of the employer: %s', (text) => {
  const jobs =
    'Fleuriste, Maison Corbel, Tours\nOctobre 2019 – Juillet 2021\n- Bouquets\n\nFleuriste, Atelier Vannier, Blois\nMars 2015 – Août 2018\n- Bouquets';
  const study = '2017 – CAP Fleuriste, obtenu';
  expect(kindsFound({ jobs, study }, text)).not.toContain('date');
});

test.each(['D’octobre 2019 à juillet 2021, ', 'Dès octobre 2019, ', 'De novembre 2019 à juillet 2021, '])(
  'a time that opens a sentence is of the employer behind it: %s',
  (when) => {
    const jobs =
      'Fleuriste, Maison Corbel, Tours\nOctobre 2019 – Juillet 2021\n- Bouquets\n\nFleuriste, Atelier Vannier, Blois\nMars 2015 – Août 2018\n- Bouquets';
    expect(kindsFound({ jobs }, `${when}j’étais à l’Atelier Vannier.`)).toContain('date');
    if (!when.includes('novembre')) expect(kindsFound({ jobs }, `${when}j’étais à la Maison Corbel.`)).toEqual([]);
  },
);
