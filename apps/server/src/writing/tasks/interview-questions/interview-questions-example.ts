import type { QuestionsAnswer, QuestionsTaskInput } from './interview-questions-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const questionsExample: { input: QuestionsTaskInput; output: QuestionsAnswer } = {
  input: {
    cvText: [
      'Yanis Belkadi',
      'Préparateur de commandes',
      'Entrepôt Sodiflor, Angers — préparateur de commandes, avril 2022 à juin 2026',
      '- Préparation de 90 commandes par jour au terminal embarqué',
      '- Contrôle des retours et inventaire tournant chaque vendredi',
      'CACES R489 catégorie 1B, 2023',
    ].join('\n'),
    offerText: [
      'Logival, Cholet. Agent logistique (CDI).',
      'Vous réceptionnez les livraisons, tenez le stock à jour et préparez les expéditions. Une part du travail se fait en équipe du matin.',
    ].join('\n'),
    role: 'Agent logistique',
    seniority: 'Mid-level',
    asked: [],
    questions: [
      {
        category: 'parcours',
        question: 'Parlez-moi de vous et de votre parcours.',
        tips: ['Deux minutes suffisent : d’où vous venez, ce que vous savez faire, pourquoi ce poste.'],
        about: null,
      },
      {
        category: 'technique',
        question: 'L’annonce parle de « tenez le stock à jour » : comment vous y prenez-vous ?',
        tips: ['Nommez l’outil, le rythme et ce que vous faites d’un écart.'],
        about: { source: 'offer', quote: 'tenez le stock à jour' },
      },
      {
        category: 'questions_employeur',
        question: 'Avez-vous des questions à nous poser ?',
        tips: ['Préparez deux questions sur le travail lui-même.'],
        about: null,
      },
    ],
  },
  output: {
    items: [
      {
        index: 0,
        question: 'Pouvez-vous me raconter votre parcours, de la préparation de commandes à ce poste chez nous ?',
        tips: [
          'Deux minutes suffisent : vos débuts, l’entrepôt Sodiflor, puis ce que vous cherchez aujourd’hui.',
          'Finissez par la mission de l’annonce la plus proche de ce que vous faisiez : préparer, contrôler, compter.',
        ],
      },
      {
        index: 1,
        question: 'Ici, il faut tenir le stock à jour : comment repérez-vous un écart, et qu’en faites-vous ?',
        tips: [
          'Partez de l’inventaire tournant du vendredi : ce que vous comptez, dans quel ordre, avec quel outil.',
          'Dites qui vous prévenez quand le compte n’est pas bon, et ce que cela évite à l’expédition.',
        ],
      },
      {
        index: 2,
        question: 'Que voulez-vous savoir de l’équipe du matin et des premières semaines ?',
        tips: [
          'Demandez comment se répartissent réception, stock et expéditions entre les personnes présentes.',
          'Une question sur la façon d’apprendre le poste montre que vous vous y voyez déjà.',
        ],
      },
    ],
  },
};
