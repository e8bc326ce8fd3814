import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const onTerm = 'Vendeuse (CDD) – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Accueil de la clientèle';

describe('words of any CV', () => {
  test.each([
    ['prices as a prize', { duty: 'Étiquetage des prix' }, 'J’ai reçu un trophée.'],
    [
      'a first year as a first place',
      { study: '2016 – Première année de BTS Tourisme' },
      'Je suis championne de France.',
    ],
    [
      '« expertise comptable » as expertise',
      { duty: 'Classement pour un cabinet d’expertise comptable' },
      'Je suis experte en vente.',
    ],
    ['being led as leading', { duty: 'Rangement sous la supervision d’une responsable' }, 'J’encadrais des vendeuses.'],
    ['a watch over servers as leading', { duty: 'Supervision des serveurs informatiques' }, 'J’encadrais une équipe.'],
    ['tills watched as people', { duty: 'Supervision des caisses automatiques' }, 'J’encadrais une équipe.'],
    ['servers of mail as people', { duty: 'Supervision des serveurs Exchange' }, 'J’encadrais une équipe.'],
    ['machines watched as people', { duty: 'Supervision de serveurs sous Linux' }, 'J’encadrais une équipe.'],
    [
      'a first order as a first place',
      { duty: 'Première mise en place des commandes' },
      'Je suis championne de France.',
    ],
    ['an early vegetable as a prize', { duty: 'Vente de primeurs' }, 'J’ai été primée pour mes ventes.'],
    ['a first try as a first place', { duty: 'Première approche d’un concours' }, 'Je suis lauréate d’un concours.'],
    ['years of work as years of leading', {}, 'Mes trois années d’encadrement me serviront.'],
    ['work beside a head as her stead', {}, 'J’ai remplacé la responsable pendant ses congés.'],
    ['a diploma as one with honours', {}, 'J’ai obtenu mon BTS avec mention.'],
    ['good prices as a prize', { duty: 'Achats : obtenu de meilleurs prix' }, 'J’ai reçu une médaille.'],
    ['labels as a prize', { duty: 'Prix : relevé et étiquettes' }, 'J’ai reçu une médaille.'],
    ['a post held as a wish', { jobs: onTerm }, 'Chez Solène, j’ai exercé ce poste en CDI.'],
    ['a post as a wish', { jobs: onTerm }, 'Chez Solène, j’ai occupé un poste en CDI.'],
    [
      'part of a project as its lead',
      { duty: 'Participation au projet de drive' },
      'J’ai mis en œuvre le projet de drive.',
    ],
  ])('are no proof: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).not.toEqual([]);
  });

  test.each([
    [
      'a prize',
      { more: 'DISTINCTIONS\nPrix de la meilleure vitrine 2020' },
      'J’ai reçu le prix de la meilleure vitrine.',
    ],
    ['a prize by its own name', { more: 'DISTINCTIONS\nPrix Envol 2021' }, 'J’ai reçu le prix Envol.'],
    ['a first place', { more: 'DISTINCTIONS\nPremière au concours des vitrines' }, 'Je suis lauréate d’un concours.'],
    ['a diploma called so', {}, 'Titulaire d’un BTS Management commercial, je vous écris.'],
    ['a stead taken', { duty: 'Remplacement de la responsable' }, 'J’ai remplacé la responsable pendant ses congés.'],
    ['honours', { study: '2016 – BTS Tourisme, mention bien, Amiens' }, 'J’ai obtenu mon BTS avec mention.'],
    [
      'a contract at the beginning of a way',
      {
        jobs: 'Vendeuse (CDI) – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Caisse\n\nIntérim dans la vente\n2015 – 2017\n- Rayons',
      },
      'De la vente en intérim à la Boutique Solène, j’ai aimé le contact.',
    ],
    ['the level of a neighbour', { more: 'Outils\nExcel, initiation Access' }, 'Je maîtrise Excel.'],
    ['waiters led', { duty: 'Supervision des serveurs en salle' }, 'J’encadrais une équipe.'],
    ['tills led', { duty: 'Supervision des caisses' }, 'J’encadrais une équipe.'],
    ['agents led in their trade', { duty: 'Supervision technique de 8 agents' }, 'J’encadrais une équipe.'],
    ['who was led by oneself', { duty: 'Vendeuses encadrées par mes soins' }, 'J’encadrais une équipe.'],
    ['a post wished for', { jobs: onTerm }, 'Ce poste en CDI m’intéresse.'],
    ['a team led', { duty: 'Supervision d’une équipe de vendeuses' }, 'J’encadrais une équipe.'],
    ['a wish', { jobs: onTerm }, 'Je recherche un poste en CDI.'],
    ['a choir', {}, 'Cheffe dans un chœur le soir.'],
  ])('are left alone: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).toEqual([]);
  });

  test.each(['J’ai été nommé C++ lead.', 'En tant que C++ développeur, j’ai codé.'])(
    'may have signs of patterns: %s',
    (text) => {
      expect(() => kindsFound({}, text)).not.toThrow();
    },
  );
});
