import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Awa DIARRA-LE BIHAN
Cheffe de rayon
Née le 03/02/1990
awa.diarra@example.com

EXPÉRIENCE
Cheffe de rayon, Halles Mazarine, Auray
janvier 2022 – aujourd’hui
- Magasin de 64 salariés, dont 14 au rayon frais
- Encadrement d’une vendeuse, d’un boucher et d’un apprenti
- Taux de perte passé de 9 à 5,5 % en deux ans
- 30 animations par an, visites des fournisseurs du mardi au jeudi
- Chiffre d’affaires de 12 M€, dont 4 M€ au frais
- Inventaire tournant deux jours par mois
Vendeuse, Halles Mazarine, Auray
mars 2017 – décembre 2019
- Commandes sur Cyrus, étiquetage
- Renfort deux demi-journées par semaine au drive
Vendeuse, Épicerie Kervadec, Vannes
janvier 2015 – février 2017
- Accueil des clients, tenue de la caisse
Soldate, 3e régiment du Matériel, Vannes
2010 – 2013

FORMATION
BTS Management commercial opérationnel, lycée Lesage, Vannes, 2014, obtenu
Licence de géographie, Université Bretagne Sud, abandonnée en deuxième année, 2010
CACES R489 catégorie 1B, de mai 2019 à mai 2024 (à renouveler)

Certifications
TOSA Excel 810 (2023)
Permis B`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-29' }).map(({ quote }) => quote);

describe('truths that are worked out, or told in passing', () => {
  test.each([
    'Depuis bientôt cinq ans, je tiens un rayon dans un magasin de soixante-quatre salariés, dont quatorze au frais.',
    'Cinq ans que je travaille dans une ville, un bassin de douze millions de chiffre d’affaires.',
    'La perte a reculé de trois points et demi.',
    'J’encadre trois personnes : une vendeuse, un boucher et un apprenti.',
    'Trois personnes encadrées (une vendeuse, un boucher, un apprenti), voilà mon rayon.',
    'Plus de cent animations depuis mon arrivée.',
    'Trois jours par semaine chez les fournisseurs.',
    'Une journée par semaine, je renforçais le drive.',
    '4 des 12 millions de chiffre d’affaires se font au frais.',
    'L’inventaire m’occupe deux jours par mois, soit vingt-quatre jours par an.',
    'Deux passages aux Halles Mazarine m’ont tout appris.',
    'Soixante-quatre salariés, dont quatorze au frais et cinquante ailleurs.',
    'À trente-six ans, je connais le métier.',
    'Vendeuse pendant deux ans chez Kervadec, puis pendant près de trois aux Halles Mazarine.',
    'Mon parcours tient en quatre lignes.',
    'Ancienne militaire, j’ai servi au 3e régiment du Matériel.',
  ])('%s', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['Depuis cinq ans, je tiens un rayon dans un magasin de soixante-quatre salariés, dont vingt au frais.', 'vingt'],
    ['La perte a reculé de quatre points et demi.', 'quatre'],
    ['J’encadre quatre personnes, dont un boucher.', 'quatre'],
    ['J’encadre deux vendeuses et un apprenti.', 'deux'],
    ['Plus de deux cents animations depuis mon arrivée.', 'cents'],
    ['Cinq jours par semaine chez les fournisseurs.', 'Cinq'],
    ['5 des 12 millions de chiffre d’affaires se font au frais.', '5'],
    ['Trois passages aux Halles Mazarine m’ont tout appris.', 'Trois'],
    ['Soixante-quatre salariés, dont quatorze au frais et quarante ailleurs.', 'quarante'],
    ['Vendeuse pendant deux ans chez Kervadec, puis pendant six aux Halles Mazarine.', 'six'],
    ['Ancienne gendarme, je sais tenir une équipe.', 'gendarme'],
  ])('but not: %s', (text, quote) => {
    expect(quotes(text).join(' ')).toContain(quote);
  });
});

describe('what was given up, has run out or is lacked', () => {
  test.each([
    'Une licence de géographie abandonnée en deuxième année, puis un BTS obtenu en 2014.',
    'BTS décroché en 2014, quatre ans après avoir laissé, en deuxième année, une licence.',
    'Ma licence de géographie, elle, s’est arrêtée en deuxième année.',
    'Mon CACES R489 est échu depuis mai 2024.',
    'Mon TOSA Excel date de 2023.',
    'De Gestimag, je n’ai pas la pratique.',
    'Le commerce, c’est mon métier ; en fait de fromagerie, je n’ai connu que la vente.',
    'Le logiciel Gold, que votre annonce présente comme un plus, m’est encore étranger.',
    'La fromagerie n’est pas encore une corde à mon arc.',
    'SAP ne m’est pas familier.',
  ])('%s', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['J’ai obtenu ma licence de géographie.', 'licence de géographie'],
    ['Ma licence de géographie, obtenue en 2010, m’a donné le goût des cartes.', 'licence de géographie'],
    ['Mon CACES R489 est valable depuis mai 2024.', 'mai 2024'],
    ['Mon TOSA Excel date de 2021.', '2021'],
    ['De SAP, j’ai une pratique quotidienne.', 'SAP'],
    ['SAP, que votre annonce présente comme un plus, est mon outil quotidien.', 'SAP'],
    ['SAP n’est pas mon seul outil.', 'SAP'],
  ])('but not: %s', (text, quote) => {
    expect(quotes(text).join(' ')).toContain(quote);
  });
});

describe('times between, over and beside jobs', () => {
  const driver = `Loïc PERENNOU
Conducteur
loic.perennou@example.com

EXPÉRIENCE
Conducteur SPL, Transports Kerbrat, Brest, depuis novembre 2019
- Astreinte une semaine sur quatre
- Budget annuel de 360 k€
Conducteur PL, Messageries Iroise, Brest
mars 2014 – juin 2019
Cariste, Sucrerie Le Dantec, Morlaix
2009 – 2013
Manutentionnaire, Entrepôts Le Goff, Morlaix
2006 – 2008

FORMATION
BEP Logistique, lycée Tristan, Morlaix, 2006
Licence professionnelle Logistique, Université de Brest, commencée en 2014, arrêtée en 2015`;
  const found = (text: string) =>
    findUngrounded(text, { cv: driver, today: '2026-11-29' })
      .map(({ quote }) => quote)
      .join(' ');

  test.each([
    'Vingt ans de métier, des quais à la route.',
    'Cinq ans aux Messageries Iroise, puis cinq mois sans emploi.',
    'Une semaine d’astreinte sur quatre, soit treize par an.',
    'Trente mille euros de budget par mois.',
    'Ma licence n’a duré qu’un an : commencée en 2014, arrêtée en 2015.',
    'Un BEP obtenu en 2006, une licence professionnelle manquée en 2015.',
  ])('%s', (text) => {
    expect(found(text)).toBe('');
  });

  test.each([
    ['Vingt-cinq ans de métier, des quais à la route.', 'Vingt-cinq'],
    ['Cinq ans aux Messageries Iroise, puis dix mois sans emploi.', 'dix mois'],
    ['Une semaine d’astreinte sur quatre, soit vingt par an.', 'vingt'],
    ['Cinquante mille euros de budget par mois.', 'Cinquante'],
    ['Ma licence a duré trois ans : commencée en 2014, arrêtée en 2015.', 'trois ans'],
    ['Titulaire d’une licence professionnelle Logistique.', 'licence professionnelle'],
  ])('but not: %s', (text, quote) => {
    expect(found(text)).toContain(quote);
  });
});
