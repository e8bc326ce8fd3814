import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const jobs =
  'Poseur, puis chef d’atelier – Menuiserie Vauquelin, Dole\nMars 2016 – Août 2022\n- Pose de portes\n- Conduite d’une équipe de 4 poseurs';

test.each(['Embauché en mars 2016 comme chef d’atelier, j’ai posé des portes.', 'J’ai débuté comme chef d’atelier.'])(
  'a title that came later opens no job: %s',
  (text) => {
    expect(kindsFound({ jobs }, text)).toContain('title');
  },
);

test.each(['Embauché en mars 2016 comme poseur, je suis devenu chef d’atelier.', 'J’ai été chef d’atelier.'])(
  'the first title does: %s',
  (text) => {
    expect(kindsFound({ jobs }, text)).toEqual([]);
  },
);
