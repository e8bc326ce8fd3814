import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Nolwenn TRÉMEUR
Responsable adjointe de fromagerie
nolwenn.tremeur@example.com

EXPÉRIENCE
Crémière, Fromagerie du Grand Pré, Vannes, CDD puis CDI à partir de mai 2021
depuis octobre 2020
- Vente à des restaurants belges et néerlandais, livrés chaque mois
- Pertes ramenées de 900 € à 600 €
- Remplacement de la cheffe de rayon pendant ses congés
- Un marché un samedi par mois, 28 heures par semaine
Hôtesse de caisse, Supermarché Brocéliande, Rennes
septembre 2015 – septembre 2020

FORMATION
CAP Crémier-fromager, 2020
Brevet de maîtrise, première année suivie, abandonné
Sauvetage au travail (habilitation non validée)

LANGUES
Anglais B1

LOISIRS
Semi-marathon de Rennes 2022, ruches`;
const offer = `Chef fromager, Halles de Brégançon, Hyères
Vous encadrez six vendeurs et prospectez les restaurateurs. SAP exigé. Contact : Irène Castellane.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

describe('what claims nothing, or follows from what is told otherwise', () => {
  test.each([
    'Bonjour Madame Castellane, votre annonce m’intéresse.',
    'Je ne connais pas votre logiciel. SAP non plus.',
    'Auriez-vous dix minutes à m’accorder ?',
    'Mes clients du Benelux sont exigeants.',
    'Un samedi sur quatre, je tiens un marché.',
    'J’ai couru les 21 kilomètres de Rennes.',
    'Les pertes ont fondu, un tiers de moins.',
    'Cette expérience me servirait à Hyères.',
    'Libre pour le 1er mars 2027, je peux vous rejoindre.',
    'Près de six ans de fromagerie.',
    'Apicultrice amateur, je récolte du miel.',
    'Je travaille quatre cinquièmes d’un temps plein.',
    'À vingt minutes de chez moi, votre boutique m’attire.',
    'J’ai été gardée en CDI sept mois plus tard.',
  ])('passes: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['J’ai dirigé une équipe de douze vendeurs.', 'douze'],
    ['Embauchée en CDI à Vannes dès octobre 2020.', 'CDI'],
    ['Habilitée depuis 2020 au sauvetage.', 'Habilitée'],
    ['J’ai prospecté de nouveaux restaurants.', 'prospecté'],
    ['Titulaire du brevet de maîtrise.', 'brevet'],
    ['À la Fromagerie du Grand Pré, table étoilée, je servais.', 'étoilée'],
    ['J’ai travaillé à Hyères.', 'Hyères'],
  ])('is reported: %s', (text, part) => {
    expect(quotes(text).join(' ')).toContain(part);
  });
});
