import type { CvDocument } from '@coach/contracts/cv-document';

/** An invented person, for thumbnails and for the preview of someone without a CV. Its headline says what it is. */
export const exampleCv: CvDocument = {
  fullName: 'Camille Exemple',
  headline: 'Cheffe de projet digital – CV d’exemple',
  contact: [
    { kind: 'phone', text: '06 39 98 24 60' },
    { kind: 'email', text: 'camille.exemple@example.com' },
    { kind: 'city', text: 'Lyon (69)' },
    { kind: 'linkedin', text: 'linkedin.com/in/camille-exemple' },
  ],
  sections: [
    {
      kind: 'summary',
      title: 'Profil',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Neuf ans de projets web et mobiles, du premier atelier à la mise en ligne. J’anime des équipes de cinq à douze personnes, je tiens les délais et je rends compte avec des chiffres simples.',
        },
      ],
    },
    {
      kind: 'experience',
      title: 'Expérience professionnelle',
      blocks: [
        {
          kind: 'entry',
          title: 'Cheffe de projet digital',
          subtitle: 'Atelier Rivoire, Lyon',
          dates: 'mars 2021 – aujourd’hui',
          bullets: [
            'Refonte du site marchand : 38 000 visites par mois, taux de conversion passé de 1,4 % à 2,3 %',
            'Pilotage d’une équipe de huit personnes et d’un budget annuel de 420 k€',
            'Mise en place de tests d’usage mensuels avec 60 clients volontaires',
          ],
        },
        {
          kind: 'entry',
          title: 'Chargée de projet web',
          subtitle: 'Groupe Montclair, Villeurbanne',
          dates: 'sept. 2017 – févr. 2021',
          bullets: [
            'Lancement de quatre applications pour des clients du transport et de la santé',
            'Rédaction des cahiers des charges et suivi de six prestataires',
            'Délai moyen de livraison réduit de onze à sept semaines',
          ],
        },
        {
          kind: 'entry',
          title: 'Assistante communication',
          subtitle: 'Association Les Quais, Grenoble',
          dates: 'janv. 2016 – août 2017',
          bullets: ['Lettre mensuelle à 5 200 abonnés et animation des réseaux sociaux'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Formation',
      blocks: [
        {
          kind: 'entry',
          title: 'Master Communication numérique',
          subtitle: 'Université Lumière Lyon 2',
          dates: '2015',
          bullets: [],
        },
        {
          kind: 'entry',
          title: 'Licence Information et communication',
          subtitle: 'Université Grenoble Alpes',
          dates: '2013',
          bullets: [],
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Compétences',
      blocks: [
        {
          kind: 'list',
          inline: true,
          items: [
            'Gestion de projet',
            'Méthodes agiles',
            'Rédaction web',
            'Référencement naturel',
            'Google Analytics',
            'Figma',
            'Jira',
            'WordPress',
          ],
        },
      ],
    },
    {
      kind: 'languages',
      title: 'Langues',
      blocks: [
        {
          kind: 'list',
          inline: false,
          items: ['Français : langue maternelle', 'Anglais : C1', 'Espagnol : B1'],
        },
      ],
    },
    {
      kind: 'interests',
      title: 'Centres d’intérêt',
      blocks: [{ kind: 'list', inline: true, items: ['Course en montagne', 'Photographie', 'Chorale'] }],
    },
  ],
};
