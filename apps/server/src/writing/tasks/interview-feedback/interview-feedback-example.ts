import type { FeedbackAnswer, FeedbackTaskInput } from './interview-feedback-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const feedbackExample: { input: FeedbackTaskInput; output: FeedbackAnswer } = {
  input: {
    cvText: [
      'Solène Le Bihan',
      'Aide-soignante',
      'EHPAD Les Ajoncs, Vannes — aide-soignante, septembre 2021 à juillet 2026',
      '- Soins d’hygiène et de confort de 12 résidents par tour',
      'Diplôme d’État d’aide-soignant, 2021',
    ].join('\n'),
    offerText: [
      'Clinique du Golfe, Vannes. Aide-soignante de nuit (CDI).',
      'Vous assurez les soins d’hygiène, la surveillance et les transmissions, avec une infirmière.',
    ].join('\n'),
    seniority: 'Mid-level',
    entries: [
      {
        index: 0,
        question: 'Racontez une situation où vous avez dû calmer une famille inquiète.',
        answer:
          'Un soir, la fille d’une résidente est arrivée très inquiète, sa mère refusait de manger depuis deux jours. Je l’ai fait asseoir et je l’ai écoutée. J’ai expliqué ce qu’on avait tenté, puis j’ai prévenu l’infirmière. Elle est repartie rassurée.',
        overall: 'Une bonne réponse, à un ou deux détails près. Point fort : le déroulé.',
        strengths: [
          'La situation est posée dès la première phrase : « sa mère refusait de manger depuis deux jours ».',
        ],
        improvements: ['Le résultat tient en un mot : dites ce qui a changé ensuite pour la résidente.'],
      },
      {
        index: 1,
        question: 'Pourquoi la nuit ?',
        answer: 'J’aime le calme, et du coup on a plus de temps pour chacun, voilà.',
        overall: 'L’idée est là, mais le recruteur reste sur sa faim.',
        strengths: ['Vous donnez une raison liée au soin : « on a plus de temps pour chacun ».'],
        improvements: [
          'Donnez un exemple vécu de ce que ce temps permet.',
          'Retirez les mots de remplissage : « du coup », « voilà ».',
        ],
      },
    ],
    draft:
      'Vous avez répondu aux 2 questions.\n\nCe qui fonctionne\n– Vos réponses sont construites.\n\nCe qui manque\n– Les preuves manquent.\n\nÀ travailler maintenant\n1. Question 2 : donnez un exemple vécu.',
  },
  output: {
    feedbackText: [
      'Vos deux réponses disent pourquoi vous faites ce métier : on y entend quelqu’un qui écoute. Il reste à montrer ce que cette écoute change.',
      'Ce qui fonctionne\n– Votre récit de la famille inquiète avance pas à pas : l’arrivée de la fille, votre écoute, l’explication, puis « j’ai prévenu l’infirmière ».\n– Votre goût de la nuit repose sur une raison de soin, et pas seulement sur le calme.',
      'Ce qui manque\n– La suite : la fille repart « rassurée », mais on ne sait pas ce que devient sa mère.\n– Un moment précis de nuit, qui prouverait ce que ce temps permet.',
      'À travailler maintenant\n1. Terminez votre récit par ce qui a changé pour la résidente, et par ce que vous avez transmis à l’équipe.\n2. Choisissez une nuit dont vous vous souvenez : qui, quand, ce que vous avez fait, ce que cela a donné.\n3. Redites votre deuxième réponse à voix haute, sans « du coup » ni « voilà ».',
    ].join('\n\n'),
    entries: [
      {
        index: 0,
        overall: 'Un récit clair, que l’on suit sans effort ; la fin va trop vite.',
        strengths: [
          'Vous plantez la scène en une phrase, avec le détail qui compte : « sa mère refusait de manger depuis deux jours ».',
          'Vous savez jusqu’où va votre rôle : vous expliquez, puis vous passez le relais.',
        ],
        improvements: [
          'Après « rassurée », ajoutez ce qui s’est passé ensuite pour la résidente, et au bout de combien de temps.',
        ],
      },
      {
        index: 1,
        overall: 'La raison est la bonne, mais elle arrive sans preuve.',
        strengths: ['Dire qu’« on a plus de temps pour chacun » parle du soin avant de parler de vous : gardez-le.'],
        improvements: [
          'Ajoutez une nuit vécue où ce temps a servi à quelqu’un, et ce que vous en avez fait.',
          'Posez une respiration là où viennent « du coup » et « voilà » : la phrase tient sans eux.',
        ],
      },
    ],
  },
};
