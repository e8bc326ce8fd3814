import { describe, expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Solène Abgrall-Dumas
Régisseuse plateau
Quimper – 06 39 98 52 17 – solene.abgrall@example.com

PROFIL
Trois ans de régie, dont deux en alternance.

EXPÉRIENCE
Septembre 2022 – aujourd’hui : Régisseuse plateau, Scène du Steir, Quimper
- Montage et démontage des décors, accueil de 40 compagnies par saison
- Devis dépassés deux fois seulement
Septembre 2020 – août 2022 : Assistante régisseuse (alternance), Théâtre Penn ar Bed, Brest
- Plans sous AutoCAD, Figma (bases)
2014 – 2018 : Hôtesse de caisse, Supermarché Le Panier, Quimper
- Crédit des cartes, épargne des bons
Vendanges 2012 et 2013 : coupeuse, Domaine des Six Chênes, Gaillac

FORMATION
2022 : DMA Régie de spectacle, lycée Bréquigny, Rennes – obtenu
2014 : Bac pro Commerce, lycée Thépot, Quimper – non obtenu
2013 : CAP Employé de vente, CFA de Quimper
CAP Pâtissier : inscrite en candidate libre, session de juin 2027

LANGUES
Anglais : B1`,
  today: '2026-11-29',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

describe('reported', () => {
  test.each([
    // Said outright to be known, learnt or done.
    ['Mon expérience en coffrage me servirait chez vous.', 'coffrage'],
    ['Je me suis formée à la taille des haies.', 'taille des haies'],
    ['J’étais en charge du palissage.', 'palissage'],
    ['La comptabilité analytique fait partie de mon quotidien.', 'comptabilité analytique'],
    ['Mes missions : montage des décors, soudure et facturation.', 'soudure'],
    // Entrusted with, in words that every trade has.
    ['À la Scène du Steir, je gère le budget.', 'budget'],
    ['Je m’occupe du recrutement des intermittents.', 'recrutement'],
    ['J’établissais les plannings de l’équipe.', 'plannings'],
    ['J’assure la gestion des stocks.', 'gestion des stocks'],
    // A word behind a title makes it another.
    ['J’ai été régisseuse générale à la Scène du Steir.', 'régisseuse générale'],
    ['Régisseuse plateau senior, je monte les décors.', 'senior'],
    // Years of the trade, the seasons that are listed, a part told behind its whole.
    ['Cinq ans de régie, dont deux en alternance.', 'Cinq ans'],
    ['Les cinq ans que j’ai passés comme assistante m’ont formée.', 'cinq ans'],
    ['Quatre vendanges de suite à Gaillac.', 'Quatre'],
    ['J’ai dépassé quatre fois mes objectifs.', 'quatre'],
    // Names joined of words told apart.
    ['J’ai travaillé à la Caisse d’Épargne.', 'Caisse d’Épargne'],
    ['J’ai été hôtesse pour l’agence Nord Accueil.', 'Nord Accueil'],
    // Diplomas that are not held.
    ['Bac pro Commerce en poche, je suis entrée au supermarché.', 'Bac pro Commerce'],
    ['Mon CAP pâtissier en poche, je cherche un laboratoire.', 'CAP pâtissier'],
    // Said past an aside; offered behind a colon.
    ['Figma, que votre offre demande, est un outil que je maîtrise.', 'maîtrise'],
    ['AutoCAD, After Effects : de quoi servir votre saison.', 'After Effects'],
  ])('%s', (text, told) => {
    expect(quotes(text).join(' | ')).toContain(told);
  });
});

describe('not reported', () => {
  test.each([
    'Mon expérience en régie me servirait chez vous.',
    'J’ai de bonnes connaissances du plateau et du montage.',
    'Je me suis formée au métier pendant mon alternance.',
    'Mon expérience dans un supermarché m’a appris le contact.',
    'Le montage des décors fait partie de mon quotidien.',
    'Votre poste comprend le recrutement et le budget : j’aimerais les découvrir.',
    'Je n’ai pas encore établi de plannings.',
    'Régisseuse plateau titulaire du DMA, je monte les décors.',
    'Six ans de régie, alternance comprise.',
    'Trois ans de régie, dont deux en alternance.',
    'J’ai fait deux vendanges à Gaillac.',
    'J’ai travaillé au Théâtre Penn ar Bed puis à la Scène du Steir.',
    'J’ai un CAP de vente, obtenu en 2013.',
    'Je prépare le CAP Pâtissier en candidate libre.',
    'De Figma, que votre offre demande, je n’ai que les bases.',
    'J’ai travaillé trois fois plus en été.',
  ])('%s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});

describe('years of a trade', () => {
  const years = groundingOf({
    cv: `Malo Riou
Développeur web
Rennes – malo.riou@example.com

EXPÉRIENCE
Septembre 2021 – aujourd’hui : Développeur web, Koadenn Numérique, Rennes
- API en Symfony
2014 – 2020 : Chargé de clientèle, Assurances Brocéliande, Fougères
- Portefeuille de 900 sociétaires`,
    today: '2026-11-29',
  });

  test('are those of the jobs whose title begins by it', () => {
    expect(years('J’ai dix ans de développement web.').map(({ quote }) => quote)).toEqual(['dix ans']);
    expect(years('Dix ans dans le développement informatique.')).not.toEqual([]);
  });

  test.each([
    'J’ai cinq ans de développement web.',
    'Plus de cinq ans de développement.',
    'Six ans d’assurance.',
    'Plus de dix ans d’expérience.',
  ])('%s', (text) => {
    expect(years(text)).toEqual([]);
  });
});

test('a workshop and a building site are no two people', () => {
  const leading = groundingOf({
    cv: `Lou Kermarrec
Menuisière
Quimper – lou.kermarrec@example.com

EXPÉRIENCE
2019 – aujourd’hui : Menuisière, Ateliers du Steir, Quimper
- Tenue d’un atelier et d’un chantier, encadrement de l’équipe`,
    today: '2026-11-29',
  });
  expect(leading('J’encadre deux personnes.').map(({ quote }) => quote)).toEqual(['deux']);
  expect(leading('J’encadre l’équipe.')).toEqual([]);
});
