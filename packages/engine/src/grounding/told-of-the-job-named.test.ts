import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Solène Guivarch
Infirmière D.E.
solene.guivarch@example.com – Permis B, véhicule personnel

EXPÉRIENCE
Infirmière référente, EHPAD Les Genêts (60 lits, association), Morlaix
Depuis mars 2021
- Encadrement de 4 aides de vie bénévoles
- Meilleur taux de vaccination de l’unité en 2023
- Repas avec la diététicienne et la coiffeuse
Infirmière de nuit, Clinique Kerlann, Brest
Septembre 2017 – février 2021
- Service de pneumologie, 24 lits
Infirmière libérale, Cabinet Tanguy, Landerneau
2015 – 2017
Animatrice, Ferme du Menez, Sizun
Été 2013
- Soins aux vaches laitières
Formatrice, Ty Visio (à distance)
2014
- Cours en ligne de secourisme pour lycéens
Infirmière stagiaire, Hôpital de Carhaix
2012
- Bloc opératoire et chirurgie

FORMATION
2014 : Diplôme d’État d’infirmier, IFSI de Brest
2011 : BTS Diététique, lycée Kerichen, Brest, arrêté en 1re année
Habilitation d’examinatrice A1 à B2
SSIAP 1

LANGUES
Breton : courant (6 mois en Irlande)`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-22' }).map(({ quote }) => quote);

describe('what the documents tell otherwise of the very thing', () => {
  test.each([
    ['a licence denied', 'Je n’ai pas le permis, mais je peux déménager.', 'permis'],
    ['a vehicle denied', 'Je n’ai pas de voiture.', 'voiture'],
    ['the kind of house', 'Je travaille aujourd’hui dans un EHPAD public de 60 lits.', 'public'],
    ['the hours of a post', 'À la Clinique Kerlann, j’étais infirmière de jour.', 'de jour'],
    ['a ward', 'À la Clinique Kerlann, j’ai exercé au bloc opératoire.', 'bloc'],
    ['one’s own status', 'Au Cabinet Tanguy, j’étais salariée.', 'salariée'],
    ['the status of others', 'J’encadre quatre aides de vie, des aides salariées.', 'salariées'],
    ['the animals', 'À la Ferme du Menez, je travaillais chez des éleveurs de porcs.', 'porcs'],
    ['the season', 'L’hiver 2013, j’étais animatrice.', 'hiver 2013'],
    ['the way of teaching', 'Pour Ty Visio, le cours se passait en présentiel.', 'en présentiel'],
    ['whom one taught', 'Chez Ty Visio, mes élèves étaient des adultes.', 'adultes'],
    ['the year of a diploma', 'Infirmière diplômée d’État depuis 2011, j’aime transmettre.', '2011'],
    ['a diploma given up', 'J’ai eu mon BTS Diététique à Brest.', 'BTS'],
    ['how far a range goes', 'Mon habilitation d’examinatrice va de A1 jusqu’au C2.', 'C2'],
    ['a larger whole', 'J’ai eu le meilleur taux de vaccination de tout le réseau.', 'de tout le réseau'],
    ['a stay', 'Je suis restée deux ans en Irlande.', 'deux ans'],
    ['the number behind initials', 'Je suis SSIAP 2.', 'SSIAP 2'],
    ['a language belittled', 'Je parle breton, mais seulement quelques mots.', 'quelques mots'],
    ['the work of somebody else', 'Je coiffais moi-même les résidents.', 'coiffais moi-même'],
  ])('is reported: %s', (_, text, part) => {
    expect(quotes(text).join(' | ')).toContain(part);
  });

  test.each([
    'Je n’ai pas le permis C.',
    'Votre poste est ouvert aux candidats sans permis, mais je l’ai.',
    'J’accompagne des personnes sans permis.',
    'Je n’ai pas de moto.',
    'Je travaille aujourd’hui dans un EHPAD associatif de 60 lits.',
    'À la Clinique Kerlann, j’étais infirmière de nuit.',
    'À la Clinique Kerlann, j’ai exercé en pneumologie.',
    'Au Cabinet Tanguy, j’exerçais en libéral.',
    'J’encadre quatre aides de vie bénévoles.',
    'À la Ferme du Menez, je soignais des vaches.',
    'L’été 2013, j’étais animatrice.',
    'Pour Ty Visio, le cours se passait à distance.',
    'Infirmière diplômée d’État depuis 2014, j’aime transmettre.',
    'Mon habilitation d’examinatrice va de A1 à B2.',
    'Je suis restée six mois en Irlande.',
    'Je suis SSIAP 1.',
    'Je parle breton couramment.',
    'Dans mon EHPAD, la coiffeuse vient chaque mois.',
  ])('and what they tell is not: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
