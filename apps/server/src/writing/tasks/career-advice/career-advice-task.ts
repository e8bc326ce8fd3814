import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { z } from 'zod';
import { instructionsOf } from '../../common-rules.ts';
import { numberedLines } from '../../numbered-lines.ts';
import type { Task } from '../../task.ts';
import { careerAdviceExample } from './career-advice-example.ts';
import { planFaults } from './plan-faults.ts';
import { claimOfAdvice } from './told-of-person.ts';

type Part<Name extends 'held' | 'missing' | 'transferable' | 'steps' | 'routes', Key extends string> = Pick<
  CareerPlan[Name][number],
  Key & keyof CareerPlan[Name][number]
>[];

/** What the engine planned, as far as words are to be found for it. */
export type CareerAdviceInput = {
  goal: string;
  answers: { skillsToDevelop: string; careerGoal: string; pastExperiences: string };
  cvText: string;
  held: { skill: string; quote: string }[];
  missing: Part<'missing', 'skill' | 'weight' | 'inOffers'>;
  /** What the law asks for, where it does. */
  regulated: string | null;
  steps: Part<'steps', 'days' | 'title' | 'why'>;
  routes: Part<'routes', 'name' | 'why' | 'detail'>;
  bridges: { skill: string; quote: string; towards: string | null; why: string }[];
};

const numbered = z.object({
  /** As the list numbers it, from 1. */
  number: z.int().min(1).max(40),
  why: z.string().trim().min(15).max(420),
});
export const careerAdviceAnswerSchema = z.object({
  introduction: z.string().trim().min(80).max(1_600),
  steps: z.array(numbered).max(24),
  routes: z.array(numbered).max(8),
  bridges: z.array(numbered).max(8),
});
export type CareerAdviceAnswer = z.infer<typeof careerAdviceAnswerSchema>;

/** Why each part of a plan is there, told to the person it is for, and what to begin with. */
export const careerAdviceTask: Task<CareerAdviceInput, CareerAdviceAnswer> = {
  name: 'career-advice',
  version: 1,
  schema: careerAdviceAnswerSchema,
  maxOutputTokens: 2_400,
  instructions: () =>
    instructionsOf(
      'Mettez en mots un plan de carrière déjà calculé, de sorte que la personne s’y reconnaisse et sache par quoi commencer.',
      [
        'Le plan est décidé : objectif, écarts, étapes, dispositifs et leur ordre ne changent pas. Vous n’écrivez que les raisons.',
        '`introduction` : de quatre à sept phrases. D’où part la personne (un ou deux faits de ses documents), ce qui la rapproche de l’objectif, ce qui l’en sépare, et par quoi commencer cette semaine, avec la raison. Pas de bonjour, pas de conclusion générale.',
        '`steps`, `routes`, `bridges` : pour chaque numéro d’ÉTAPES, de DISPOSITIFS et d’ACQUIS, une ou deux phrases (`why`) qui remplacent la raison donnée. Elles relient ce point-là à ce que cette personne-là a dit, et ajoutent s’il y a lieu un geste concret. Ne répétez pas le titre.',
        'Reprenez les chiffres de la raison donnée tels quels, ou laissez-les ; n’en ajoutez aucun. Aucun coût, durée, taux, droit ni condition qui ne soit pas écrit dans le point.',
        'Un point auquel vous n’avez rien à ajouter s’omet : sa raison d’origine restera.',
        'Si LOI est remplie, dites-le franchement : on n’exerce pas sans ce qu’elle demande. Ne promettez ni emploi, ni salaire, ni financement.',
      ],
      careerAdviceExample.output,
    ),
  blocks: ({ goal, answers, cvText, held, missing, regulated, steps, routes, bridges }) => [
    { label: 'OBJECTIF', text: goal, most: 400 },
    {
      label: 'RÉPONSES',
      text: [
        `Compétences à développer : ${answers.skillsToDevelop}`,
        `Objectif : ${answers.careerGoal}`,
        `Expériences : ${answers.pastExperiences}`,
      ].join('\n\n'),
      most: 9_000,
    },
    { label: 'CV', text: cvText, most: 9_000 },
    { label: 'MONTRÉ', text: numberedLines(held, ({ skill, quote }) => `${skill} : « ${quote} »`), most: 3_000 },
    { label: 'MANQUE', text: numberedLines(missing, lacking), most: 1_500 },
    { label: 'LOI', text: regulated ?? '', most: 1_000 },
    {
      label: 'ÉTAPES',
      text: numberedLines(steps, ({ days, title, why }) => `(${days} jours) ${title}. ${why}`),
      most: 6_000,
    },
    {
      label: 'DISPOSITIFS',
      text: numberedLines(routes, ({ name, why, detail }) => `${name}. ${why} ${detail}`),
      most: 5_000,
    },
    {
      label: 'ACQUIS',
      text: numberedLines(bridges, ({ skill, quote, towards, why }) =>
        [`${skill} (« ${quote} »)`, towards && `vers ${towards}`, why].filter(Boolean).join(' ; '),
      ),
      most: 2_500,
    },
  ],
  claims: ({ introduction, steps, routes, bridges }) => [
    claimOfAdvice('introduction', introduction),
    ...Object.entries({ steps, routes, bridges }).flatMap(([list, items]) =>
      items.map(({ number, why }) => claimOfAdvice(`${list}.${number}`, why)),
    ),
  ],
  faults: planFaults,
  partialText: null,
  example: careerAdviceExample,
};

const weights: Record<CareerAdviceInput['missing'][number]['weight'], string> = {
  core: 'au cœur du métier',
  usual: 'souvent demandé',
  useful: 'un plus',
  own: 'nommé par la personne',
};

function lacking({ skill, weight, inOffers }: CareerAdviceInput['missing'][number]): string {
  return `${skill} (${weights[weight]}${inOffers > 0 ? `, demandé par ${inOffers} de ses offres` : ''})`;
}
