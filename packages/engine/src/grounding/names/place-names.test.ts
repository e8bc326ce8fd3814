import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { kindsFound } from '../testing/cv-with.ts';

const cv = `Salomé Ferrand-Ollier – Poitiers – salome.fo@example.com
EXPÉRIENCE
Guide, Château de Valmore, Chauvigny, depuis mars 2019
• Visites pour des groupes (Royaume-Uni, Pays-Bas)
Assistante, Museo Civico, Bologne, 2017 – 2018
LANGUES
Anglais C1, italien B2, espagnol A2`;
const offer = `Responsable des publics – Abbaye de Saint-Florin, Montmorillon
Vous accueillez 40 000 visiteurs.`;
const namesIn = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

describe('names of places', () => {
  test.each([
    'Guide dans la Vienne, je connais le Poitou et la Nouvelle-Aquitaine.',
    'J’accueille des Britanniques et des Néerlandais.',
    'J’ai travaillé un an en Italie.',
    'J’ai une voiture pour rejoindre Montmorillon.',
    'GUIDE, CHAUVIGNY (VIENNE), DEPUIS MARS 2019',
    'J’accueille les élus de la Région.',
  ])('follow from towns, clients, the post or what everybody knows: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test.each([
    ['J’ai travaillé un an en Espagne.', 'Espagne'],
    ['J’ai travaillé en Suisse.', 'Suisse'],
    ['J’ai travaillé à Montmorillon.', 'Montmorillon'],
    ['J’ai été guide à Chinon.', 'Chinon'],
    ['J’ai travaillé un an à Milan.', 'Milan'],
  ])('are reported where nothing tells them: %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });
});

test('the way from one town to another is no town of an employer', () => {
  const jobs =
    'Vendeuse – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Accueil\n\nVendeuse – Galerie Ormeau, Arras\nMars 2014 – Août 2017\n- Accueil';
  expect(kindsFound({ jobs }, 'Mon parcours m’a menée d’Arras à Amiens.')).toEqual([]);
  expect(kindsFound({ jobs }, 'J’ai vendu à la Galerie Ormeau, à Amiens.')).toContain('name');
});
