import { describe, expect, test } from 'vitest';
import { kindsFound } from './testing/cv-with.ts';

const jobs = `Comptable – Menuiserie Bretin, Albert
sept. 2014 – déc. 2019
• Bilans
• Déclarations de TVA
• Lettrage des comptes
• Rapprochements bancaires
• Relances des clients
• Classement des pièces

févr. – août 2014	Assistante comptable intérimaire
Conserverie Talmont, Péronne
• Comptabilité fournisseurs : 400 factures par mois

Responsable d’agence – Transports Garrigou, Doullens
mars 2009 – janvier 2014
• Agence de 46 conducteurs, levée de doute sur alarme

Chef de quai – Transports Garrigou
avril 2004 – février 2009
• 90 camions par nuit, référent sécurité du quai 4`;
const study = '2003 – Licence, Université Albert-Camus, Amiens';
const kinds = (text: string) => kindsFound({ jobs, study }, text);

describe('dates, lengths and titles', () => {
  test.each([
    'De février à août 2014, j’ai travaillé comme assistante comptable à la Conserverie Talmont.',
    'Près de dix ans chez un transporteur de Doullens : d’abord au quai, puis à la tête de l’agence.',
    'J’étais référent sécurité du quai 4.',
    'J’assurais les commandes de la menuiserie.',
    'Chez Garrigou, je prévenais le quai quand l’alarme se confirme.',
  ])('are those of the job they stand under: %s', (text) => {
    expect(kinds(text).filter((kind) => kind !== 'skill')).toEqual([]);
  });

  test.each([
    'De février à août 2014, j’ai travaillé comme comptable à la Menuiserie Bretin.',
    'Près de quinze ans chez un transporteur de Doullens.',
    'J’étais directeur sécurité du quai 4.',
  ])('and of no other: %s', (text) => {
    expect(kinds(text)).not.toEqual([]);
  });
});
