import type { AnswerFeedback, Seniority } from '@coach/contracts/interview';
import { z } from 'zod';
import { instructionsOf } from '../../common-rules.ts';
import { headOf } from '../../head-of.ts';
import { addressedClaim } from '../../in-first-person.ts';
import type { Claim, Task } from '../../task.ts';
import { seniorityLine } from '../seniority-line.ts';
import { whatIsStated } from '../what-is-stated.ts';
import { feedbackFaults } from './feedback-faults.ts';
import { feedbackExample } from './interview-feedback-example.ts';

export type FeedbackTaskInput = {
  /** Empty without one. */
  cvText: string;
  offerText: string;
  seniority: Seniority;
  /** What was answered, and what the engine found in it. */
  entries: ({ index: number; question: string; answer: string } & Pick<
    AnswerFeedback,
    'overall' | 'strengths' | 'improvements'
  >)[];
  /** The engine’s feedback on the whole. */
  draft: string;
};

const sentence = z.string().trim().min(8).max(500);
export const feedbackAnswerSchema = z.object({
  /** First: it is what one watches being written. */
  feedbackText: z.string().trim().min(120).max(4_000),
  entries: z
    .array(
      z.object({
        index: z.int().min(0).max(24),
        overall: sentence,
        strengths: z.array(sentence).max(3),
        improvements: z.array(sentence).max(3),
      }),
    )
    .max(25),
});
export type FeedbackAnswer = z.infer<typeof feedbackAnswerSchema>;

const mostOfAnswers = 20_000;
const leastOfAnswer = 700;

/** The feedback on an interview: on the whole, then on each answer. The scores are the engine’s, and stay apart. */
export const interviewFeedbackTask: Task<FeedbackTaskInput, FeedbackAnswer> = {
  name: 'interview-feedback',
  version: 1,
  schema: feedbackAnswerSchema,
  maxOutputTokens: 7_000,
  instructions: ({ seniority }) =>
    instructionsOf(
      'Rédigez le retour d’un coach sur un entretien d’embauche d’entraînement : d’abord l’ensemble (feedbackText), puis chaque réponse (entries).',
      [
        'CONSTATS et ENSEMBLE disent ce qui a été relevé : le jugement est fait, ne le rendez ni plus dur ni plus doux. Dites-le mieux, à partir de ce que la personne a vraiment répondu.',
        'feedbackText : de 150 à 300 mots. Deux phrases d’ouverture, puis trois parties séparées par une ligne vide, dont la première ligne est le titre : « Ce qui fonctionne » et « Ce qui manque » (deux ou trois lignes qui commencent par « – »), « À travailler maintenant » (trois lignes numérotées 1. 2. 3., chacune un exercice que l’on peut faire ce soir).',
        'entries : un élément par réponse, avec son numéro. overall : une ou deux phrases. strengths et improvements : au plus trois phrases chacun, autant que les CONSTATS en portent ; aucun point fort là où ils n’en portent pas. Un point à améliorer est un geste précis, placé dans la réponse.',
        'Entre guillemets, seulement des mots que la personne a dits, recopiés à la lettre des RÉPONSES, douze au plus. Jamais de guillemets pour proposer une formulation ou résumer.',
        'N’écrivez pas la réponse à sa place : dites quel fait, quel chiffre, quel moment elle pourrait ajouter, sans en supposer aucun.',
        'Aucune note, aucun score, aucun pourcentage : ils s’affichent à part. Rien sur l’accent, l’émotion, le caractère ni l’orthographe.',
        seniorityLine[seniority],
      ],
      feedbackExample.output,
    ),
  blocks: ({ cvText, offerText, entries, draft }) => [
    { label: 'OFFRE', text: offerText, most: 4_000 },
    { label: 'CV', text: cvText, most: 6_000 },
    { label: 'RÉPONSES', text: answersText(entries), most: mostOfAnswers },
    { label: 'CONSTATS', text: entries.map(findingsText).join('\n\n'), most: 11_000 },
    { label: 'ENSEMBLE', text: withoutMarks(draft), most: 4_000 },
  ],
  claims: (output, { offerText }) =>
    placesOf(output).map(({ path, text }) => addressedClaim(path, whatIsStated(text, offerText))),
  faults: (output, input) => feedbackFaults(placesOf(output), input),
  partialText: (partial) => {
    const { feedbackText } = (partial ?? {}) as { feedbackText?: unknown };
    return typeof feedbackText === 'string' ? feedbackText : null;
  },
  example: feedbackExample,
};

export const wholePath = 'feedbackText';

function placesOf({ feedbackText, entries }: FeedbackAnswer): Claim[] {
  return [
    { path: wholePath, text: feedbackText },
    ...entries.flatMap(({ overall, strengths, improvements }, place) => [
      { path: `entries.${place}.overall`, text: overall },
      ...strengths.map((text, index) => ({ path: `entries.${place}.strengths.${index}`, text })),
      ...improvements.map((text, index) => ({ path: `entries.${place}.improvements.${index}`, text })),
    ]),
  ];
}

/** Of many long answers each keeps its beginning; the others stay whole. */
function answersText(entries: FeedbackTaskInput['entries']): string {
  const most = Math.max(leastOfAnswer, Math.floor(mostOfAnswers / Math.max(1, entries.length)) - 400);
  return entries
    .map(({ index, question, answer }) => `${index} ${headOf(question, 380)}\nRéponse : ${headOf(answer, most)}`)
    .join('\n\n');
}

function findingsText({ index, overall, strengths, improvements }: FeedbackTaskInput['entries'][number]): string {
  return [
    `${index} ${overall}`,
    ...strengths.map((text) => `+ ${text}`),
    ...improvements.map((text) => `- ${text}`),
  ].join('\n');
}

/** The marks stay with the engine: what a model does not read it does not repeat. */
function withoutMarks(draft: string): string {
  return draft
    .replace(/ ?Score de la session[^.\n]*\./g, '')
    .replace(/ ?\(\d{1,3}\/100 en moyenne\)|, \d{1,3}\/100(?=\))/g, '');
}
