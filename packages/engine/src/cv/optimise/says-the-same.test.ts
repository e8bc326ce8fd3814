import { expect, test } from 'vitest';
import { saysTheSame } from './says-the-same.ts';

test.each([
  ['Suivi de 120 factures par mois sous Sage', 'Suivi, sous Sage, de 120 factures par mois'],
  ['Je faisais le service de 150 clients par jour', 'Service de 150 clients par jour'],
  ['Participation à la mise en place du rayon frais', 'Participation à la mise en place, au rayon frais'],
  ['Accueil téléphonique et gestion des agendas', 'Accueil téléphonique, gestion des agendas'],
  ['Aide aux repas et rangement de la salle', 'Aide aux repas, rangement de la salle'],
])('« %s » may read « %s »', (before, after) => {
  expect(saysTheSame(before, after)).toBe(true);
});

test.each([
  ['another figure', 'Suivi de 120 factures par mois', 'Suivi de 210 factures par mois'],
  ['a figure lost', 'Suivi de 120 factures par mois', 'Suivi des factures du mois'],
  ['a figure more', 'Suivi des factures du mois', 'Suivi de 120 factures par mois'],
  ['a tool more', 'Saisie des factures clients', 'Saisie des factures clients sous SAP'],
  ['a tool lost', 'Saisie des factures sous Sage', 'Saisie des factures des clients'],
  ['a name more', 'Vente au comptoir et encaissement', 'Vente au comptoir et encaissement chez Carrefour'],
  ['a greater part', 'Participation à la gestion de la caisse', 'Gestion de la caisse'],
  ['a rank', 'Préparation des plannings de l’équipe', 'Encadrement de l’équipe et de ses plannings'],
  ['an outcome', 'Tenue des stocks du magasin', 'Optimisation des stocks du magasin'],
  ['a quality', 'Accueil des clients au guichet', 'Accueil des clients au guichet avec rigueur'],
  ['a skill of elsewhere', 'Tenue des tableaux de bord', 'Tenue des tableaux de bord, gestion de la paie'],
  ['half of it', 'Toilette, habillage et prise des repas de 12 résidents', 'Toilette de 12 résidents'],
  ['pages of it', 'Accueil des clients', `Accueil des clients ${'et service au comptoir '.repeat(8)}`],
])('%s is not the same', (_, before, after) => {
  expect(saysTheSame(before, after)).toBe(false);
});

test.each([['x'.repeat(20_000)], ['a1 '.repeat(5_000)], ['\uD800\u0000 (((']])('answers whatever the text', (text) => {
  expect(typeof saysTheSame(text, text)).toBe('boolean');
});
