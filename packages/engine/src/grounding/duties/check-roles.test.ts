import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Solveig Marchal
Technicienne qualité
Expérience professionnelle
Technicienne qualité, Conserverie du Blavet (90 salariés), Pontivy, depuis mars 2018
• Participation au changement de stérilisateur en 2021 (210 000 €)
• Contrôle des lots, échantillonnage, tenue du plan de surveillance
• Réorganisation du laboratoire menée avec la responsable production
• Membre du groupe de travail sur les allergènes
Technicienne de laboratoire, Laiterie Kermorvan, Loudéac, septembre 2013 – février 2018
• Analyses microbiologiques, deux techniciennes le samedi
Conductrice de travaux, Ville de Pontivy, juin 2011 – août 2013
• Réfection de quatre préaux
Formation
BTS Qualité, lycée Curie, Rennes, 2013
Divers
Bénévole à l’amicale des donneurs de sang de Pontivy depuis 2016
Concours de nouvelles de Pontivy : 5e place en 2022
Secrétaire du club de palets`,
  today: '2026-11-22',
});
const quotes = (text: string) =>
  check(text)
    .map(({ quote }) => quote)
    .join(' | ');

describe('a role higher than that of the line which is retold', () => {
  test.each([
    ['J’ai dirigé le changement de stérilisateur en 2021.', 'dirigé'],
    ['En 2021, j’ai mis en place le stérilisateur de la conserverie.', 'mis en place'],
    ['Je pilote le groupe de travail sur les allergènes.', 'pilote'],
    ['Je préside le club de palets.', 'préside'],
    ['Bénévole depuis 2016, j’ai pris la tête de l’amicale des donneurs de sang.', 'pris la tête'],
    ['En 2016, j’ai fondé l’amicale des donneurs de sang de Pontivy.', 'fondé'],
    ['Contrôle des lots, tarifs négociés par mes soins avec les fournisseurs.', 'négociés'],
    ['Contrôle des lots, plan de surveillance, négociation des accords d’entreprise.', 'négociation'],
    ['Je m’occupe du laboratoire et du recrutement des techniciennes.', 'recrutement'],
    ['La réorganisation du laboratoire, je l’ai menée seule.', 'seule'],
    ['À la laiterie, j’étais la seule technicienne le samedi.', 'seule technicienne'],
    ['J’ai remporté le concours de nouvelles de Pontivy en 2022.', 'remporté'],
    ['Je contrôle des lots expédiés dans toute la France.', 'dans toute la France'],
  ])('is reported: %s', (text, quote) => {
    expect(quotes(text)).toContain(quote);
  });

  test.each([
    'J’ai participé au changement de stérilisateur en 2021.',
    'Je travaille au sein du groupe sur les allergènes.',
    'Je suis secrétaire du club de palets.',
    'J’ai contrôlé des lots et tenu le plan de surveillance.',
    'J’ai réorganisé le laboratoire avec la responsable production.',
    'J’ai dirigé la réfection de quatre préaux à Pontivy.',
    'Bénévole à l’amicale des donneurs de sang, j’aime donner de mon temps.',
    'Je me suis classée cinquième du concours de nouvelles.',
    'Mobile dans toute la France, je suis disponible aussitôt.',
    'À la laiterie, nous étions deux techniciennes le samedi.',
  ])('passes: %s', (text) => {
    expect(quotes(text)).toBe('');
  });
});
