import type { ItemsAnswer } from '../../items.ts';
import type { CvWordingInput } from './cv-wording-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const cvWordingExample: { input: CvWordingInput; output: ItemsAnswer } = {
  input: {
    items: [
      {
        key: 'line',
        title: 'Aide-soignante',
        text: 'Toilette, habillage et prise des repas, pour 12 résidents, chaque matin',
      },
      { key: 'line', title: 'Aide-soignante', text: 'Transmissions' },
      {
        key: 'line',
        title: 'Aide-soignante',
        text: 'Participation aux animations de l’après-midi, jeux de mémoire et sorties dans le parc, avec l’animatrice',
      },
      {
        key: 'line',
        title: 'Employée de collectivité',
        text: 'Dans les chambres, entretien, et distribution de 40 plateaux de repas midi et soir',
      },
    ],
    offerText:
      'Aide-soignant ou aide-soignante, résidence Les Tilleuls, Tours. Vous accompagnez les résidents dans les gestes du quotidien et tenez les transmissions.',
  },
  output: {
    texts: [
      { item: 1, text: 'Toilette, habillage et prise des repas de 12 résidents, chaque matin' },
      {
        item: 3,
        text: 'Participation, avec l’animatrice, aux animations de l’après-midi : jeux de mémoire, sorties dans le parc',
      },
      { item: 4, text: 'Entretien des chambres et distribution de 40 plateaux de repas, midi et soir' },
    ],
  },
};
