import type { CoachingDialogueAnswer, CoachingDialogueInput } from './coaching-dialogue-task.ts';

/** An invented scene: what a good answer looks like. */
export const coachingDialogueExample: { input: CoachingDialogueInput; output: CoachingDialogueAnswer } = {
  input: {
    scene: 'Demander une augmentation, avec : votre responsable',
    state: 'playing',
    before: [
      { speaker: 'coach', text: 'Quel est votre poste, et depuis combien de temps ?' },
      { speaker: 'person', text: 'Préparateur de commandes chez Halles de l’Ouest, depuis 4 ans' },
      { speaker: 'coach', text: 'Combien gagnez-vous aujourd’hui ?' },
      { speaker: 'person', text: '1 850 € brut par mois' },
      { speaker: 'other', text: 'Vous vouliez me voir ? J’ai un quart d’heure, je vous écoute.' },
    ],
    said: 'Oui, enfin si ce n’est pas trop demander, je voudrais 2 000 €. J’ai formé 3 intérimaires cet été et j’ai repris les inventaires.',
    script: [
      {
        speaker: 'other',
        text: '« J’ai formé 3 intérimaires cet été » : c’est du concret. Et 2 000 €, je vois comment vous y arrivez. Ce n’est pas le moment : les budgets sont serrés.',
      },
    ],
    remarks: [
      {
        kind: 'worked',
        quote: 'J’ai formé 3 intérimaires cet été',
        text: 'un résultat chiffré : c’est l’argument que l’on ne peut pas écarter.',
      },
      {
        kind: 'better',
        quote: 'si ce n’est pas trop demander',
        text: 'vous vous excusez de demander ou de dire. Ce que vous faites est normal : commencez par le fond.',
      },
    ],
    strengths: [],
    prepare: [],
  },
  output: {
    lines: [
      {
        number: 1,
        text: 'Trop demander, non ; tard, peut-être. Les 3 intérimaires de cet été, je m’en souviens bien, et 2 000 €, je vois d’où cela vient. Seulement, ce n’est vraiment pas le moment : mes budgets sont serrés, et l’on me demande des comptes sur tout.',
      },
    ],
    remarks: [
      {
        number: 1,
        text: 'un nombre, une saison, un geste que votre responsable a vu : impossible de répondre que ce n’est rien.',
      },
      {
        number: 2,
        text: 'ces mots arrivent avant la demande et la rapetissent ; sans eux, la phrase commence par le travail accompli, et elle suffit.',
      },
    ],
    strengths: [],
    prepare: [],
  },
};
