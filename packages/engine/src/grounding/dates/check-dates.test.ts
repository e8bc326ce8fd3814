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
