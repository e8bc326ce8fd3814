import type { ItemsAnswer } from '../../items.ts';
import type { LinkedinSuggestionsInput } from './linkedin-suggestions-task.ts';

/** An invented profile: what a good answer looks like. */
export const linkedinSuggestionsExample: { input: LinkedinSuggestionsInput; output: ItemsAnswer } = {
  input: {
    profileText: [
      'Titre : À l’écoute de nouvelles opportunités',
      'Expérience',
      'Assistante commerciale, Menuiseries Faure, Grenoble, 2020 à 2025',
      '- Suivi de 200 devis par mois sous Salesforce',
      '- Accueil téléphonique des clients',
      'Compétences : Salesforce, devis, relation client',
    ].join('\n'),
    targetPositions: ['Assistante commerciale'],
    keywords: ['Salesforce', 'devis', 'administration des ventes'],
    items: [
      {
        key: 'suggestion',
        title: 'proposition, Titre',
        text: 'Assistante commerciale | Salesforce, devis, relation client',
      },
      {
        key: 'reason',
        title: 'raison, Titre',
        text: 'Le métier d’abord, puis ce que l’on cherche : dans les résultats d’une recherche, seuls les premiers mots se voient.',
      },
      {
        key: 'suggestion',
        title: 'proposition, Infos',
        text: 'Assistante commerciale, j’aide … à …\nMon quotidien : Salesforce, devis, relation client.\n\nSuivi de 200 devis par mois sous Salesforce',
      },
      {
        key: 'idea',
        title: 'idée, Publication : Suivi de 200 devis par mois sous Salesforce',
        text: 'Racontez en dix lignes ce qu’il y avait avant, ce que vous avez fait et ce qui a changé (Menuiseries Faure). Gardez pour vous ce qui est confidentiel, et finissez par une question.',
      },
    ],
    language: 'fr',
    tone: 'professionnel',
  },
  output: {
    texts: [
      { item: 1, text: 'Assistante commerciale | Suivi de devis sous Salesforce, relation client' },
      {
        item: 2,
        text: '« À l’écoute de nouvelles opportunités » ne dit ni votre métier ni vos outils. Un recruteur qui cherche une assistante commerciale sur Salesforce ne vous trouverait pas ; avec ces mots, si.',
      },
      {
        item: 3,
        text: 'Assistante commerciale, j’aide … à …\nMon quotidien : le suivi de 200 devis par mois sous Salesforce et l’accueil téléphonique des clients.',
      },
      {
        item: 4,
        text: 'Racontez comment vous suivez 200 devis par mois chez Menuiseries Faure sans en perdre un de vue : l’ordre dans lequel vous les prenez, ce que Salesforce vous rappelle. Laissez de côté les noms de clients, et demandez aux autres comment elles font.',
      },
    ],
  },
};
