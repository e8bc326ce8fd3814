import data from '../../../data/interviews/illegal.json' with { type: 'json' };
import { fr } from '../../writing/fr.ts';
import { type IllegalGround, recogniseIllegalQuestion } from '../recognise-illegal-question.ts';

export type IllegalExercise = {
  question: string;
  ground: IllegalGround;
  article: 'L1132-1' | 'L1221-6';
  /** Why it may not be asked. */
  reason: string;
  /** What the person may do; none is better than the others. */
  answers: { way: 'deflect' | 'askBack' | 'decline'; label: string; text: string; note: string }[];
};

const labels = {
  deflect: {
    label: 'Esquiver',
    note: fr`Vous répondez à ce qui regarde le poste, et l’entretien continue sans heurt.`,
  },
  askBack: {
    label: 'Retourner la question',
    note: fr`Vous ramenez la personne à un besoin réel du poste, s’il y en a un.`,
  },
  decline: {
    label: 'Refuser poliment',
    note: fr`Vous ne devez aucune réponse à une question sans lien avec le poste ; restez calme, puis revenez au travail.`,
  },
} as const;

const questions = data.questions as readonly { ask: string; ground: IllegalGround }[];
const answers = data.answers as Readonly<Record<IllegalGround, Record<keyof typeof labels, string>>>;

/** A question that may not be asked, why, and three ways to answer it. The same `seed` gives the same. */
export function illegalExercise(seed: number): IllegalExercise {
  const place = Math.abs(Math.trunc(seed) || 0) % questions.length;
  const { ask, ground } = questions[place] as (typeof questions)[number];
  const found = recogniseIllegalQuestion(ask);
  const ways = Object.keys(labels) as (keyof typeof labels)[];
  return {
    question: ask,
    ground,
    article: found?.article ?? 'L1221-6',
    reason:
      found?.reason ??
      fr`Cette question n’a pas de lien direct et nécessaire avec le poste (article L1221-6 du Code du travail).`,
    answers: ways.map((way) => ({ way, ...labels[way], text: answers[ground][way] })),
  };
}
