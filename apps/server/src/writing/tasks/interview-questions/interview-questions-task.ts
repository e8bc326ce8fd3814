import type { InterviewQuestion, Seniority } from '@coach/contracts/interview';
import { z } from 'zod';
import { instructionsOf } from '../../common-rules.ts';
import { headOf } from '../../head-of.ts';
import { addressedClaim } from '../../in-first-person.ts';
import type { Task } from '../../task.ts';
import { seniorityLine } from '../seniority-line.ts';
import { whatIsStated } from '../what-is-stated.ts';
import { questionsExample } from './interview-questions-example.ts';

export type QuestionsTaskInput = {
  /** Empty without a CV. */
  cvText: string;
  offerText: string;
  role: string;
  seniority: Seniority;
  /** The engine’s questions: how many, on what and in which order is its own. */
  questions: InterviewQuestion[];
  /** What was asked before them in this interview. */
  asked: string[];
};

const sentence = z.string().trim().min(8).max(400);
export const questionsAnswerSchema = z.object({
  items: z
    .array(z.object({ index: z.int().min(0).max(19), question: sentence, tips: z.array(sentence).min(1).max(4) }))
    .min(1)
    .max(20),
});
export type QuestionsAnswer = z.infer<typeof questionsAnswerSchema>;

/** The questions of an interview and how to answer them, in words that suit the offer and the CV. */
export const interviewQuestionsTask: Task<QuestionsTaskInput, QuestionsAnswer> = {
  name: 'interview-questions',
  version: 1,
  schema: questionsAnswerSchema,
  maxOutputTokens: 4_500,
  instructions: ({ seniority }) =>
    instructionsOf(
      'Réécrivez les questions d’un entretien d’embauche d’entraînement, et les conseils pour y répondre, afin qu’ils collent à cette offre et à ce parcours.',
      [
        'QUESTIONS les donne numérotées, avec leur rubrique et leurs conseils. Rendez un élément par numéro, avec ce même numéro : n’en ajoutez pas, n’en fusionnez pas, gardez le sujet et la rubrique de chacune.',
        'Une question se dit à voix haute par un recruteur : une seule chose demandée, trente mots au plus. Nommez le poste, une mission de l’OFFRE ou une ligne du CV quand la question y gagne ; sinon laissez-la simple. Deux questions ne demandent jamais la même chose, ni ce que DÉJÀ POSÉES a demandé.',
        'Rubrique « questions_employeur » : le recruteur y invite la personne à l’interroger.',
        'Deux ou trois conseils par question, une phrase chacun : quel exemple de son propre parcours prendre, dans quel ordre le dire, quel piège éviter. N’écrivez pas la réponse, et ne supposez aucun fait que le CV ne dit pas.',
        'Aucune question, même détournée, sur la famille, une grossesse, l’âge, l’origine, la nationalité, la religion, les opinions, un syndicat, la santé, un handicap, l’apparence, le logement, l’argent de la personne ou sa vie privée : la loi l’interdit (Code du travail, articles L1132-1 et L1221-6).',
        'Entre guillemets, seulement des mots recopiés à la lettre de l’OFFRE ou du CV.',
        seniorityLine[seniority],
      ],
      questionsExample.output,
    ),
  blocks: ({ cvText, offerText, role, questions, asked }) => [
    { label: 'CV', text: cvText, most: 8_000 },
    { label: 'OFFRE', text: offerText, most: 8_000 },
    { label: 'POSTE', text: role, most: 300 },
    { label: 'QUESTIONS', text: questions.map(questionText).join('\n\n'), most: 14_000 },
    { label: 'DÉJÀ POSÉES', text: asked.join('\n'), most: 3_000 },
  ],
  claims: ({ items }, { offerText }) =>
    items.flatMap(({ question, tips }, place) => [
      addressedClaim(questionPath(place), whatIsStated(question, offerText)),
      ...tips.map((text, tip) => addressedClaim(tipPath(place, tip), whatIsStated(text, offerText))),
    ]),
  partialText: null,
  example: questionsExample,
};

export function questionPath(place: number): string {
  return `items.${place}.question`;
}

export function tipPath(place: number, tip: number): string {
  return `items.${place}.tips.${tip}`;
}

function questionText({ category, question, tips, about }: InterviewQuestion, index: number): string {
  const from = about
    ? [`Tirée ${about.source === 'cv' ? 'du CV' : 'de l’offre'} : « ${headOf(about.quote, 300)} »`]
    : [];
  return [`${index} (${category}) ${question}`, ...from, ...tips.map((tip) => `- ${tip}`)].join('\n');
}
