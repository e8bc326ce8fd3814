import { expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Lise Garnault
Opticienne-lunetière
Dinan – 06 39 98 44 71 – lise.garnault@example.com

EXPÉRIENCE
Mars 2021 – aujourd’hui : Opticienne, Cabinet Orvault Expertise et Vision, Dinan
- Site de vente : 1,1 M de visites par an
Juin 2017 – février 2021 : Vendeuse, Optique du Port, Saint-Malo

FORMATION
2024 – en cours : Licence professionnelle Optométrie, Cnam Bretagne
Master 1 Sciences de la vision – 2023, par VAE : validation partielle
Juin 2017 : BTS Opticien-lunetier, lycée Renan, Saint-Brieuc – obtenu
Juin 2015 : CAP Vente – obtenu

STAGES COURTS
Lentilles rigides et orthokératologie – 3 jours, 2023
Basse vision, niveau 1 – 2021

LANGUES
Anglais : A1

OUTILS
Winoptics, Excel`,
  today: '2026-11-28',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

test.each([
  // The year of another course.
  ['En 2021, je me suis formée trois jours aux lentilles rigides et à l’orthokératologie.', '2021'],
  // The name of a house makes nobody an expert.
  ['Je suis experte d’Excel.', 'experte'],
  ['Notre site recevait 2,1 M de visites.', '2,1 M'],
  ['Le site reçoit deux millions de visites par an.', 'deux millions'],
  ['J’ai de solides bases d’anglais.', 'bases d’anglais'],
  ['J’ai un CAP d’ébéniste.', 'CAP d’ébéniste'],
  // Things of a trade that stand in no list.
  ['J’utilise un dessiccateur.', 'dessiccateur'],
  ['Je sais me servir d’un autoclave.', 'autoclave'],
  ['Je connais la galénique.', 'galénique'],
])('reported: %s', (text, quote) => {
  expect(quotes(text)).toContain(quote);
});

test.each([
  'En 2023, je me suis formée trois jours aux lentilles rigides et à l’orthokératologie.',
  'En 2021, j’ai suivi un stage de basse vision, et deux ans plus tard un autre sur les lentilles rigides.',
  'Le site reçoit plus d’un million de visites par an.',
  'Le site compte 1 100 000 visites par an.',
  'De l’anglais, je n’ai que les bases.',
  'Je n’ai que des notions d’anglais.',
  'J’ai passé le CAP d’abord, le BTS ensuite.',
  'Je suis une licence professionnelle au Conservatoire national des arts et métiers.',
  'J’utilise Winoptics et un vocabulaire simple.',
  'Je connais la région et les contraintes du commerce.',
  'Je sais me servir d’un ordinateur.',
  'Je travaille avec des fournisseurs.',
  'Je possède BTS OPTICIEN-LUNETIER.',
  'Ma VAE de Master 1 n’est que partiellement validée.',
])('not reported: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
