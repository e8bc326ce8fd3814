import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const threeJobs =
  'Vendeuse – Solène, Amiens\n2018 – 2022\n- Caisse\n\nVendeuse – Ormeau, Arras\n2016 – 2018\n- Accueil\n\nVendeuse – Talmont, Lens\n2014 – 2016\n- Accueil';

describe('figures', () => {
  test.each([
    ['a length of work in a « libre-service »', {}, 'J’ai tenu un rayon en libre-service pendant douze ans.'],
    ['a length of work as « chef de projet »', {}, 'Je suis chef de projet depuis douze ans.'],
    ['behind a small word', { duty: 'Commandes avec 7 fournisseurs' }, 'J’ai tenu le magasin avec 7 stagiaires.'],
    [
      'the number of a house',
      { jobs: '12 rue des Lilas, 69003 Lyon\n\nVendeuse – Solène, Amiens\n2018 – 2022\n- Caisse' },
      'J’ai suivi 12 fournisseurs.',
    ],
    ['a rate of something else', { duty: 'Animation de 3 ateliers par mois' }, 'J’ai signé 36 contrats par an.'],
    ['a product of two things', { duty: 'Équipe de 7 vendeuses, 60 clients par jour' }, 'J’ai servi 420 clients.'],
    ['as many jobs as people', { jobs: threeJobs }, 'J’ai formé trois collègues de l’entreprise.'],
    [
      '« pas plus de » far below',
      { duty: '15 heures de cours par semaine' },
      'J’ai suivi pas plus de 4 heures de cours.',
    ],
    ['two of what was done', { duty: 'Rédaction de manuels' }, 'J’ai rédigé deux manuels.'],
    ['a multiple told by its participle', {}, 'Fréquentation doublée.'],
    [
      'a multiple of a « double compétence »',
      { duty: 'Double compétence vente et atelier' },
      'J’ai doublé les ventes.',
    ],
    ['a fall where a sign tells a rise', { duty: 'Ventes : +14 %' }, 'J’ai connu une baisse de 14 % des ventes.'],
    ['a rise where a sign tells a fall', { duty: 'Casse : -14 %' }, 'J’ai connu une hausse de 14 % de la casse.'],
    [
      'a rise where a sign apart tells a fall',
      { duty: 'Casse : - 14 %' },
      'J’ai connu une hausse de 14 % de la casse.',
    ],
    ['a multiple of « à double vitrage »', { duty: 'Vente de fenêtres à double vitrage' }, 'J’ai doublé les ventes.'],
    ['a quotient of two things', { duty: 'Budget de 960 000 € pour 12 magasins' }, 'Je gérais 80 000 euros par mois.'],
    [
      'a difference of two things',
      { duty: 'Équipe de 8 personnes, 12 machines' },
      'J’ai gagné 4 clients avec mes 8 collègues.',
    ],
    ['categories of a licence', { more: 'CACES R489 catégories 1A, 3 et 5' }, 'J’ai dirigé 3 puis 5 agents.'],
    ['one and two of others', { duty: 'Repas pour un chef et deux commis' }, 'J’ai servi trois clients.'],
    ['a multiple of a « doublure »', { duty: 'Couture de doublures' }, 'J’ai doublé les ventes.'],
    ['a multiple of a « triple vitrage »', { duty: 'Vente de triple vitrage' }, 'J’ai triplé les ventes.'],
    ['a multiple of work in twos', { duty: 'Inventaire par deux' }, 'J’ai doublé les ventes.'],
    ['a product of people and what they are of', { duty: 'Suivi de 15 élèves de 3 classes' }, 'J’ai suivi 45 élèves.'],
    [
      'a product of things and where they are',
      { duty: 'Suivi de 16 dossiers de 5 agences' },
      'J’ai suivi 80 dossiers.',
    ],
    ['how long one has led a project', {}, 'Je pilote ce projet depuis douze ans.'],
    [
      'what another town has',
      {
        jobs: 'Gérante – Brasserie Talmont, Marseille\n2019 – 2022\n- Suivi de 8 salariés\n\nServeuse – Auberge Ormeau, Gap\n2015 – 2018\n- Suivi de 16 fournisseurs',
      },
      'À Marseille, j’ai suivi 16 fournisseurs.',
    ],
  ])('are no proof: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).not.toEqual([]);
  });

  test.each([
    ['when one is free', {}, 'Je suis disponible sous trois semaines.'],
    ['how long one has had an idea', {}, 'Ce projet me tient à cœur depuis quatre ans.'],
    ['how long one has had a project', {}, 'Je mûris mon projet depuis quatre ans.'],
    ['a multiple in the past', { duty: 'Le panier moyen a doublé' }, 'J’ai doublé le panier moyen.'],
    ['a multiple by its number', { duty: 'Panier moyen multiplié par trois' }, 'J’ai triplé le panier moyen.'],
    ['so many in each of so many', { duty: '4 équipes de 15 vendeuses' }, 'Nos équipes ont réuni 60 vendeuses.'],
    ['the name of a quay', { duty: 'Chargement au quai 7' }, 'J’ai chargé au quai 7.'],
    ['a rate of the same', { duty: 'Animation de 3 ateliers par mois' }, 'J’ai animé 36 ateliers par an.'],
    ['so many times', { duty: '4 sessions de 15 stagiaires' }, 'Nos sessions ont réuni 60 stagiaires.'],
    ['the number of jobs', { jobs: threeJobs }, 'J’ai connu trois belles entreprises.'],
    ['a manner of speaking', {}, 'J’ai deux boussoles.'],
    ['a multiple of a multiple', { duty: 'Fréquentation doublée' }, 'J’ai doublé la fréquentation.'],
    [
      'an adjective',
      { duty: 'Double compétence vente et atelier' },
      'Ma double compétence vente et atelier vous servira.',
    ],
    ['the sign of a fall', { duty: 'Casse : -14 %' }, 'J’ai connu une baisse de 14 % de la casse.'],
  ])('are left alone: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).toEqual([]);
  });

  test.each(['Anglais ★★★★', '5 ★★★ !', '★★'])('stars may end a text: %s', (text) => {
    expect(() => kindsFound({}, text)).not.toThrow();
  });
});
