import * as cues from './clause-cues.ts';
import type { QuestionKind } from './question-kind.ts';

export type Part = 'situation' | 'task' | 'action' | 'result';

/** A part of a good answer: how it is named to the person, how much it weighs, and what shows it. */
export type PlanPart = {
  name: string;
  part: Part | null;
  weight: number;
  cues: readonly RegExp[];
  /** What else its clauses must show, and what they may not. */
  needs?: RegExp;
  unless?: RegExp;
  /** Where it belongs. */
  at?: 'start' | 'end';
  /** How many clauses make it whole. */
  full?: number;
  /** What to say when it is missing, after « Ajoutez ». */
  add: string;
};

const situation = (weight: number): PlanPart => ({
  name: 'la situation',
  part: 'situation',
  weight,
  cues: [cues.situationCue],
  needs: cues.pastCue,
  unless: cues.generality,
  at: 'start',
  add: 'une phrase de décor\u00a0: où, quand, avec qui',
});
const result = (weight: number): PlanPart => ({
  name: 'le résultat',
  part: 'result',
  weight,
  cues: [cues.resultCue],
  unless: cues.generality,
  at: 'end',
  add: 'une phrase qui commence par «\u202fRésultat\u202f»\u00a0: un chiffre, un délai tenu, un retour reçu, ou ce que vous en avez appris',
});
const actions = [cues.ownAction, cues.sharedAction];
const anyAction = [cues.ownAction, cues.sharedAction, cues.presentAction, cues.habit, cues.sharedHabit];

/** The plan of each kind of question; null where an answer needs none. The rarest part comes first: it chooses first. */
export const answerPlans: Record<QuestionKind, readonly PlanPart[] | null> = {
  example: [
    result(30),
    {
      name: 'votre rôle',
      part: 'task',
      weight: 15,
      cues: [cues.taskCue],
      add: 'ce que vous deviez obtenir, vous\u00a0: «\u202fje devais…\u202f», «\u202fon m’avait confié…\u202f»',
    },
    situation(20),
    {
      name: 'vos actions',
      part: 'action',
      weight: 35,
      cues: actions,
      full: 3,
      add: 'deux ou trois gestes précis, au passé et à la première personne\u00a0: «\u202fj’ai d’abord…, puis j’ai…\u202f»',
    },
  ],
  method: [
    {
      name: 'un cas vécu',
      part: 'situation',
      weight: 20,
      cues: [cues.situationCue, cues.ownAction],
      add: 'un cas vécu en une phrase\u00a0: «\u202fla dernière fois, chez…\u202f»',
    },
    {
      name: 'le pourquoi',
      part: 'result',
      weight: 20,
      cues: [cues.resultCue, cues.reasonCue],
      add: 'à quoi sert votre façon de faire\u00a0: ce qu’elle évite, ce qu’elle fait gagner',
    },
    {
      name: 'les étapes',
      part: 'action',
      weight: 60,
      cues: [...anyAction, cues.firstCue],
      full: 3,
      add: 'vos étapes dans l’ordre\u00a0: «\u202fje commence par…, ensuite je…, je vérifie enfin…\u202f»',
    },
  ],
  hypothetical: [
    {
      name: 'ce qui passe en premier',
      part: 'situation',
      at: 'start',
      weight: 20,
      cues: [cues.firstCue],
      add: 'ce que vous regardez en premier, avant d’agir',
    },
    {
      name: 'vos limites',
      part: 'task',
      weight: 15,
      cues: [cues.priorityCue],
      add: 'la règle que vous suivez et la personne que vous prévenez',
    },
    {
      name: 'ce que vous en attendez',
      part: 'result',
      weight: 20,
      cues: [cues.resultCue, cues.reasonCue],
      add: 'ce que votre façon d’agir évite ou permet, au mieux avec un cas vécu',
    },
    {
      name: 'vos actes',
      part: 'action',
      weight: 45,
      cues: anyAction,
      full: 3,
      add: 'ce que vous faites, étape par étape, avec «\u202fje\u202f»',
    },
  ],
  presentation: [
    {
      name: 'ce que vous cherchez',
      part: null,
      at: 'end',
      weight: 33,
      cues: [cues.futureSelf],
      add: 'ce que vous cherchez et pourquoi ce poste',
    },
    {
      name: 'qui vous êtes aujourd’hui',
      part: null,
      at: 'start',
      weight: 32,
      cues: [cues.presentSelf],
      add: 'qui vous êtes aujourd’hui\u00a0: votre métier et ce que vous y faites',
    },
    {
      name: 'votre chemin',
      part: null,
      weight: 35,
      cues: [cues.pastSelf, ...actions],
      full: 2,
      add: 'deux étapes de votre parcours, avec un fait pour chacune',
    },
  ],
  motivation: [
    {
      name: 'ce que vous ferez ensemble',
      part: null,
      at: 'end',
      weight: 30,
      cues: [cues.aboutBoth],
      add: 'ce que vous apporterez dans ce poste',
    },
    {
      name: 'ce qui vous attire chez lui',
      part: null,
      at: 'start',
      weight: 35,
      cues: [cues.aboutEmployer],
      unless: cues.commonplace,
      add: 'ce qui vous attire chez cet employeur et pas chez un autre\u00a0: un mot de l’annonce, un projet, une clientèle',
    },
    {
      name: 'ce que vous savez déjà faire',
      part: null,
      weight: 35,
      cues: [cues.aboutSelf],
      unless: cues.commonplace,
      full: 2,
      add: 'ce que vous avez déjà fait qui y prépare',
    },
  ],
  departure: [
    {
      name: 'ce que vous cherchez maintenant',
      part: null,
      at: 'end',
      weight: 45,
      cues: [cues.futureSelf],
      add: 'ce que vous cherchez maintenant, et que ce poste vous offre',
    },
    {
      name: 'le fait',
      part: null,
      at: 'start',
      weight: 30,
      cues: [
        / (?:contrat|cdd|fin|ferm\w+|demission\w*|licenci\w+|quitte\w*|parti|partie|demenag\w+|depart|rachet\w+|evolu\w+|tour) /,
      ],
      add: 'le fait, en une phrase neutre\u00a0: fin de contrat, envie d’évoluer, déménagement',
    },
    {
      name: 'ce que ce poste vous a apporté',
      part: null,
      weight: 25,
      cues: [cues.ownAction, / (?:appris|apporte|acquis|permis) /],
      add: 'ce que ce poste vous a appris',
    },
  ],
  gap: [
    {
      name: 'comment vous apprendrez',
      part: null,
      at: 'end',
      weight: 35,
      cues: [
        / (?:apprend\w*|apprends|former|formation\w*|forme|lire|lu|tutoriel\w*|semaines?|mois|demand\w+|collegue\w*|pratiqu\w+|revoir|m entrain\w+|progress\w+|rapidement|vite) /,
      ],
      add: 'comment vous comptez l’apprendre, et en combien de temps',
    },
    {
      name: 'ce qui s’en approche',
      part: 'action',
      weight: 40,
      cues: [
        cues.ownAction,
        cues.habit,
        cues.sharedAction,
        / (?:ressemble\w*|proche|approche|equivalent\w*|meme (?:chose|principe|logique)|comparable) /,
      ],
      add: 'ce que vous avez déjà fait qui s’en approche',
    },
    {
      name: 'où vous en êtes',
      part: null,
      at: 'start',
      weight: 25,
      cues: [
        / (?:je n|n ai|je ne|je connais|je sais|je maitrise|je decouvre|je debute|pas encore|jamais|deja|oui|non|en cours|bases?|notions?|niveau|c est vrai) /,
      ],
      add: 'où vous en êtes vraiment, sans détour\u00a0: «\u202fje ne l’ai pas encore pratiqué\u202f», «\u202fj’en ai les bases\u202f»',
    },
  ],
  projection: [
    {
      name: 'le lien avec ce poste',
      part: null,
      weight: 30,
      cues: [cues.aboutEmployer, / ce (?:poste|metier|secteur) /],
      add: 'en quoi ce poste est la bonne étape',
    },
    { name: 'le chemin', part: null, weight: 30, cues: [cues.pathCue], add: 'comment vous comptez y arriver' },
    { name: 'votre but', part: null, weight: 40, cues: [cues.wishCue], add: 'où vous voulez aller, en une phrase' },
  ],
  strength: [
    result(30),
    {
      name: 'la preuve',
      part: 'action',
      weight: 40,
      cues: [...anyAction, / par exemple /],
      full: 2,
      add: 'un exemple vécu qui la prouve\u00a0: «\u202fchez…, j’ai…\u202f»',
    },
    {
      name: 'la qualité',
      part: null,
      at: 'start',
      weight: 30,
      cues: [cues.qualityCue],
      add: 'la qualité, nommée simplement',
    },
  ],
  weakness: [
    {
      name: 'ce que vous y faites',
      part: 'action',
      at: 'end',
      weight: 40,
      cues: [cues.remedyCue],
      add: 'ce que vous avez mis en place pour progresser',
    },
    {
      name: 'un exemple',
      part: 'situation',
      weight: 25,
      cues: [cues.situationCue, cues.ownAction, / par exemple /],
      add: 'un moment où cela vous a gêné',
    },
    {
      name: 'le défaut',
      part: null,
      at: 'start',
      weight: 35,
      cues: [cues.faultCue],
      add: 'un vrai point à travailler, nommé simplement',
    },
  ],
  practical: null,
  illegal: null,
  ask: null,
};

/** Words of a comfortable answer: below the first it is too short, past the second it grows long. */
export const goodLength: Record<QuestionKind, readonly [number, number]> = {
  example: [80, 280],
  method: [60, 260],
  hypothetical: [55, 250],
  presentation: [90, 300],
  motivation: [60, 220],
  projection: [45, 180],
  departure: [30, 150],
  gap: [40, 180],
  strength: [50, 200],
  weakness: [45, 180],
  practical: [12, 120],
  illegal: [8, 90],
  ask: [12, 140],
};
