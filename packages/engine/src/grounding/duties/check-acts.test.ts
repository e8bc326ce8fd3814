import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { cvWith, kindsFound } from '../testing/cv-with.ts';

const jobs = (title: string, house: string) =>
  `${title} – ${house}, Amiens\nMars 2018 – Août 2022\n- Accueil de la clientèle`;
const quotes = (cv: string, text: string) =>
  groundingOf({ cv: cvWith({ jobs: cv }), today: '2026-11-29' })(text).map(({ quote }) => quote);

describe('an act of a trade in everyone’s words, of which nothing is told', () => {
  test.each([
    ['Je servais, je rangeais et je pétrissais la pâte.', 'pétrissais'],
    ['Le dimanche, je tournais les croissants.', 'tournais les croissants'],
    ['Je préparais les cocktails du vendredi.', 'cocktails'],
    ['Je posais des perfusions avec une collègue.', 'posais des perfusions'],
    ['J’assurais la distribution des médicaments.', 'distribution des médicaments'],
    ['Je participais à l’appareillage des amputés.', 'participais à l’appareillage'],
    ['J’ai conduit un tramway pendant un an.', 'conduit un tramway'],
    ['Je vidangeais les camionnettes.', 'vidangeais'],
    ['J’ai posé du parquet dans des villas.', 'posé du parquet'],
    ['L’hiver, j’élaguais les platanes.', 'élaguais'],
    ['Je trayais les vaches avant l’école.', 'trayais les vaches'],
    ['C’est moi qui tenais la comptabilité.', 'tenais la comptabilité'],
    ['Je traduisais les notices.', 'traduisais'],
    ['J’administrais les serveurs du groupe.', 'serveurs'],
  ])('is reported: %s', (text, quote) => {
    expect(quotes(jobs('Vendeuse', 'Boutique Solène'), text).join(' ; ')).toContain(quote);
  });

  test.each([
    ['Boulanger', 'Je pétrissais la pâte et je cuisais les baguettes.'],
    ['Paysagiste et élagueur', 'J’élaguais les platanes.'],
    ['Conducteur de tramway', 'J’ai conduit un tramway.'],
    ['Coiffeuse', 'Je coupais les cheveux des résidents.'],
    ['Barmaid', 'Je préparais les cocktails.'],
    ['Poseur de parquets', 'J’ai posé du parquet.'],
  ])('is borne out by the trade of a %s: %s', (title, text) => {
    expect(quotes(jobs(title, 'Maison Solène'), text)).toEqual([]);
  });

  test.each([
    'Je ne posais pas de perfusions, c’était l’infirmière.',
    'J’aimerais apprendre à pétrir.',
    'Je vendais des robes près d’une piscine.',
    'Je prenais le tramway chaque matin.',
  ])('claims none: %s', (text) => {
    expect(kindsFound({}, text).filter((kind) => kind === 'skill')).toEqual([]);
  });
});
