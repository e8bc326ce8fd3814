import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';
import { kindsFound } from '../testing/cv-with.ts';

const check = groundingOf({
  cv: `Nadia Ferrand
Assistante commerciale
Expérience professionnelle
Assistante commerciale, Menuiseries Talvard, Laval, depuis avril 2019
• Suivi de 40 chantiers avec le directeur et deux conducteurs de travaux
Vendeuse, Jardinerie du Bocage, Mayenne, 2014 – 2019
• Conseil et encaissement. Référente sécurité du magasin.
Formation
BTS Management commercial, lycée Réaumur, Laval, 2013`,
  offer: 'Responsable commerciale, Fenêtres Orial, Rennes. Vous encadrez 6 vendeurs.',
  today: '2026-11-21',
});
const titles = (text: string) => check(text).filter(({ kind }) => kind === 'title');

describe('titles', () => {
  test.each([
    'Je suis directrice commerciale.',
    'J’ai été pendant trois ans cheffe de rang.',
    'Actuellement responsable commerciale chez Menuiseries Talvard, je souhaite vous rejoindre.',
    'Nommée cheffe de rayon à la jardinerie.',
    'D’abord vendeuse, puis cheffe de magasin.',
    'MENUISERIES TALVARD – DIRECTRICE – DEPUIS AVRIL 2019',
    'En poste comme responsable administrative.',
    'Fonctions de directrice adjointe.',
  ])('are claimed, and reported: %s', (text) => {
    expect(titles(text)).not.toEqual([]);
  });

  test.each([
    'J’assiste un directeur général et une directrice financière.',
    'J’ai travaillé aux côtés d’un ingénieur.',
    'La part de visiteurs devenus acheteurs a progressé.',
    'Curieuse et un brin comédienne, je serais ravie de vous rencontrer.',
    'J’écris du code, côté navigateur comme côté serveur.',
    'La motricité est devenue un atelier.',
    'Je tiens un poste de deux personnes.',
    'Mon directeur m’a confié les relances.',
    'J’ai servi de référente sécurité au magasin.',
    'Je suis assistante commerciale et j’ai été vendeuse.',
  ])('are none of the candidate’s, or theirs, in: %s', (text) => {
    expect(titles(text)).toEqual([]);
  });
});

test('a rank behind a title is a title of its own', () => {
  expect(kindsFound({}, 'J’ai été promue vendeuse principale en 2020.')).toContain('title');
  const jobs = 'Vendeuse principale – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Accueil de la clientèle';
  expect(kindsFound({ jobs }, 'J’ai été vendeuse principale chez Solène.')).toEqual([]);
});
