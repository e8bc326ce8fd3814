import type { CareerAdviceAnswer, CareerAdviceInput } from './career-advice-task.ts';

/** An invented person: what a good answer looks like. */
export const careerAdviceExample: { input: CareerAdviceInput; output: CareerAdviceAnswer } = {
  input: {
    goal: 'Aide-soignante',
    answers: {
      skillsToDevelop: 'les soins d’hygiène, les transmissions écrites',
      careerGoal: 'Devenir aide-soignante à l’hôpital',
      pastExperiences: 'J’ai remplacé deux mois une collègue en EHPAD, au service des repas et à la toilette.',
    },
    cvText: [
      'Solène Rivoal',
      'Aide à domicile',
      'Les Genêts Services, Lannion — aide à domicile, de septembre 2021 à aujourd’hui',
      '- Toilette, repas et courses chez douze personnes âgées',
      '- Cahier de liaison tenu à chaque visite',
      'Titre professionnel Assistante de vie aux familles, Lannion, 2021',
    ].join('\n'),
    held: [
      { skill: 'Aide à la toilette', quote: 'Toilette, repas et courses chez douze personnes âgées' },
      { skill: 'Transmissions écrites', quote: 'Cahier de liaison tenu à chaque visite' },
    ],
    missing: [
      { skill: 'Diplôme d’État d’aide-soignant', weight: 'core', inOffers: 2 },
      { skill: 'Mesure des paramètres vitaux', weight: 'usual', inOffers: 1 },
    ],
    regulated: 'Le métier d’aide-soignant s’exerce avec le diplôme d’État, ou avec un titre reconnu équivalent.',
    steps: [
      {
        days: 30,
        title: 'Écrivez « Transmissions écrites » dans votre CV',
        why: 'Votre CV dit « Cahier de liaison tenu à chaque visite » ; une annonce dit « Transmissions écrites ».',
      },
      {
        days: 60,
        title: 'Demandez à deux instituts leurs dates de sélection, leurs places et leurs dispenses',
        why: 'La loi le demande avant d’exercer : c’est ce qui fixe votre calendrier.',
      },
      {
        days: 90,
        title: 'Entraînez-vous à raconter « Aide à la toilette » en deux minutes',
        why: 'C’est un bon appui pour ce métier.',
      },
    ],
    routes: [
      {
        name: 'Validation des acquis de l’expérience (VAE)',
        why: 'Vous montrez déjà 2 des 4 demandes : cette expérience peut valoir tout ou partie d’un diplôme.',
        detail: 'Un jury examine ce que vous avez fait et peut accorder le diplôme, en entier ou en partie.',
      },
    ],
    bridges: [
      {
        skill: 'Aide aux repas',
        quote: 'au service des repas et à la toilette',
        towards: null,
        why: 'Elle sert dans le même secteur : social.',
      },
    ],
  },
  output: {
    introduction:
      'Vous n’arrivez pas au soin par curiosité : depuis septembre 2021, vous faites la toilette, les repas et les courses de douze personnes âgées, et vous tenez le cahier de liaison à chaque visite. Votre remplacement de deux mois en EHPAD vous a montré le même travail en équipe. Ce qui vous sépare de l’hôpital n’est donc pas l’expérience, c’est le diplôme d’État : sans lui, la loi ne permet pas d’exercer. Commencez cette semaine par le plus rapide : nommez dans votre CV les transmissions que vous écrivez déjà. Appelez ensuite deux instituts, car ce sont leurs dates de sélection qui régleront le reste.',
    steps: [
      {
        number: 1,
        why: 'Votre cahier de liaison est une transmission écrite ; seul le nom manque. Gardez la phrase, et mettez devant elle les mots des annonces.',
      },
      {
        number: 2,
        why: 'Tout votre calendrier en dépend. Posez à chacun la même question : votre titre d’assistante de vie donne-t-il droit à des dispenses ?',
      },
      {
        number: 3,
        why: 'Une toilette chez une personne que vous connaissez bien : ce qu’elle acceptait, ce que vous laissiez faire, ce que vous notiez ensuite. C’est là que se voit le métier.',
      },
    ],
    routes: [
      {
        number: 1,
        why: 'Vous montrez déjà 2 des 4 demandes, à domicile et en EHPAD : un jury peut en tenir compte. Demandez aux instituts s’ils vous conseillent cette voie ou la formation.',
      },
    ],
    bridges: [
      {
        number: 1,
        why: 'Le service des repas en EHPAD vous a fait travailler au rythme d’une équipe : c’est celui de l’hôpital.',
      },
    ],
  },
};
