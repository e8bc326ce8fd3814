import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const more = 'LANGUES\nNéerlandais C1, italien B1\n\nHABILITATIONS\nB2V, H2V';

it.each([
  'Je parle deux langues : néerlandais avancé (C1), italien intermédiaire (B1).',
  'Je travaille en haute tension comme en basse tension.',
  'Chez un spécialiste du carrelage, j’ai tenu la caisse.',
])('a plain word for what is told is no more than that: %s', (text) => {
  expect(kindsFound({ more, duty: 'Vente de carrelage' }, text)).toEqual([]);
});

it.each(['Je parle un italien avancé (C1).', 'Je suis spécialiste du carrelage.'])(
  'and more than is told is reported: %s',
  (text) => {
    expect(kindsFound({ more, duty: 'Vente de carrelage' }, text)).not.toEqual([]);
  },
);

it('takes « responsable d’équipe » for « chef d’équipe », and not for one of a team', () => {
  const jobs = (title: string) => `${title} – Bâti Nord, Lens\nMars 2018 – Août 2022\n- Coffrage`;
  const text = 'Responsable d’une équipe, je lis les plans.';
  expect(kindsFound({ jobs: jobs('Chef d’équipe coffreur'), duty: 'Lecture de plans' }, text)).toEqual([]);
  expect(kindsFound({ jobs: jobs('Coffreur'), duty: 'Lecture de plans' }, text)).toContain('title');
});
