import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

function headsOf(text: string): string[] {
  const cv = parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` });
  const { document } = optimiseCv({ cv, offer: null });
  const jobs = document.sections.find(({ kind }) => kind === 'experience')?.blocks ?? [];
  return jobs.map((job) => (job.kind === 'entry' ? [job.title, job.subtitle, job.dates].join(' | ') : ''));
}

test.each([
  [
    'a length beside the dates',
    '2017 (7 mois) : Vendeur, Quincaillerie Orme, Dole\n- Caisse',
    'Vendeur | Quincaillerie Orme, Dole | 2017 (7 mois)',
  ],
  [
    'no length beside dates told to the month',
    'mars 2018 – août 2020 (2 ans 6 mois)\nVendeur, Quincaillerie Orme, Dole\n- Caisse',
    'Vendeur | Quincaillerie Orme, Dole | mars 2018 – août 2020',
  ],
  [
    'the contract behind the title',
    'Vendeuse – CDD renouvelé\nBoutique Lison, Dole\n2018 – 2020\n- Caisse',
    'Vendeuse (CDD renouvelé) | Boutique Lison, Dole | 2018 – 2020',
  ],
  [
    'what stands in brackets behind the title',
    'Conducteur de presse (équipe 2x8)\nForges Darnal, Dole\n2018 – 2020\n- Réglages',
    'Conducteur de presse (équipe 2x8) | Forges Darnal, Dole | 2018 – 2020',
  ],
  [
    'what stands in brackets behind the employer',
    'Carrossier\nGarage Darnal (9 salariés), Dole\n2018 – 2020\n- Peinture',
    'Carrossier | Garage Darnal (9 salariés), Dole | 2018 – 2020',
  ],
  [
    'a job held beside another',
    'En parallèle\nCoiffeuse à domicile (micro-entreprise)\ndepuis 2021\n- Coupes',
    'Coiffeuse à domicile (micro-entreprise, en parallèle) |  | depuis 2021',
  ],
  [
    'a season',
    'Étés 2016 et 2018 : Plagiste, Camping des Roches, Fréjus\n- Accueil',
    'Plagiste | Camping des Roches, Fréjus | étés 2016 et 2018',
  ],
])('%s', (_name, text, expected) => {
  expect(headsOf(text)).toEqual([expected]);
});
