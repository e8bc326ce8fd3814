import type { freeArticleIds } from './advice.ts';
import type { QuestionCategory, RubricDimension } from './interview.ts';
import type { LinkedinFamily } from './linkedin.ts';

/** Articles that a piece of advice leads to, by the title of their file. */
export const readingTitles = {
  'choisir-une-formation-avec-le-cpf': 'Dépenser son compte de formation pour un emploi, pas pour un catalogue',
  'cv-maitre-et-versions-ciblees': 'Tenir un CV maître et en tirer une version par offre en quinze minutes',
  'deviner-les-questions-a-partir-de-l-annonce': 'Deviner les questions de l’entretien à partir de l’annonce',
  'dire-pourquoi-le-dernier-emploi-s-est-arrete': 'Dire en trois phrases pourquoi votre dernier emploi s’est arrêté',
  'entretien-structure-et-grille-de-notation': 'Entretien structuré : nourrir la grille sans devenir mécanique',
  'expliquer-pourquoi-cet-employeur': 'Répondre à « Pourquoi nous ? » quand on a postulé partout',
  'expliquer-un-trou-dans-son-parcours': 'Expliquer une période sans emploi en deux phrases, puis passer à la suite',
  'lire-une-offre-ligne-a-ligne': 'Lire une offre d’emploi ligne à ligne avant de répondre',
  'obtenir-une-recommandation-ecrite-qui-dit-quelque-chose':
    'Obtenir une recommandation écrite qui dit vraiment quelque chose',
  'parler-malgre-le-trac': 'Continuer à parler quand le trac coupe la voix',
  'preparer-un-entretien-en-une-soiree': 'Préparer un entretien en une soirée quand il a lieu demain',
  'profil-linkedin-en-une-heure': 'Monter un profil LinkedIn utile en une heure, même sans expérience',
  'qualites-et-defauts-en-situation': 'Parler de ses qualités et de ses défauts sans réciter',
  'question-qui-n-a-pas-a-etre-posee': 'Répondre quand le recruteur pose une question interdite',
  'questions-a-poser-pour-un-premier-poste': 'Avoir de vraies questions quand on vous demande « Et vous ? »',
  'raconter-une-situation-en-deux-minutes': 'Raconter une situation de travail en deux minutes',
  'resoudre-un-cas-a-voix-haute': 'Résoudre une étude de cas à voix haute',
  'retrouver-quarante-noms': 'Retrouver quarante noms quand on croit ne connaître personne',
  'se-presenter-en-une-minute': 'Répondre à « Parlez-moi de vous » en une minute',
  'tenir-sous-les-relances': 'Tenir quand on creuse : répondre au cinquième « pourquoi »',
  'traduire-son-metier-dans-les-mots-d-un-autre': 'Traduire son métier dans les mots de celui que l’on vise',
  'vingt-ans-de-carriere-sur-deux-pages': 'Faire tenir vingt ans de carrière sur deux pages qui donnent envie',
} as const;

export type ReadingId = keyof typeof readingTitles;

/** The article that helps most, and a free one where there is one on the same subject. */
export type Reading = { best: ReadingId; free?: ReadingId & (typeof freeArticleIds)[number] };

/** Keeping every task, tool and figure at hand, and drawing from them the lines that answer an offer. */
const masterCv: Reading = { best: 'cv-maitre-et-versions-ciblees' };
/** What an offer requires, what it merely likes, and whether to answer it. */
const offerRead: Reading = { best: 'lire-une-offre-ligne-a-ligne' };
/** For who comes from another trade, or speaks of theirs in other words than the adverts. */
const otherWords: Reading = { best: 'traduire-son-metier-dans-les-mots-d-un-autre' };
/** Long careers: the latest jobs in detail, the oldest in a line. */
const shortened: Reading = { best: 'vingt-ans-de-carriere-sur-deux-pages' };
const training: Reading = { best: 'choisir-une-formation-avec-le-cpf' };
const profile: Reading = { best: 'profil-linkedin-en-une-heure' };

/** By the id of a criterion of a CV’s analysis: those on which an article has more to say than the advice itself. */
export const readingOfCvCriterion: Readonly<Record<string, Reading>> = {
  headline: masterCv,
  linkedin: profile,
  'personal-details': { best: 'question-qui-n-a-pas-a-etre-posee' },
  // Too short or too long: what to add is in the master, and what answers no demand stays there.
  length: masterCv,
  figures: masterCv,
  results: masterCv,
  'precise-words': masterCv,
  'substantial-lines': masterCv,
  'target-in-headline': masterCv,
  'offer-wording': otherWords,
  occupation: otherWords,
  'must-have': offerRead,
  'nice-to-have': offerRead,
  'years-of-experience': offerRead,
  'proof-in-jobs': masterCv,
  diploma: training,
  certification: training,
  licence: training,
  breaks: {
    best: 'expliquer-un-trou-dans-son-parcours',
    free: 'dire-pourquoi-le-dernier-emploi-s-est-arrete',
  },
  'recent-most-detailed': shortened,
  'jobs-described': masterCv,
  'skills-told': masterCv,
};

/** By family of criteria of a LinkedIn profile, and by criterion where that says more. */
export const readingOfLinkedinFamily: Readonly<Record<LinkedinFamily, Reading>> = {
  headline: profile,
  about: profile,
  experience: profile,
  skills: otherWords,
  completeness: profile,
  keywords: otherWords,
  consistency: masterCv,
};
export const readingOfLinkedinCriterion: Readonly<Record<string, Reading>> = {
  recommendations: { best: 'obtenir-une-recommandation-ecrite-qui-dit-quelque-chose' },
  connections: { best: 'retrouver-quarante-noms', free: 'retrouver-quarante-noms' },
  'experience-gaps': {
    best: 'expliquer-un-trou-dans-son-parcours',
    free: 'dire-pourquoi-le-dernier-emploi-s-est-arrete',
  },
};

const evening = 'preparer-un-entretien-en-une-soiree';

/** By what an answer of an interview lacks most. */
export const readingOfDimension: Readonly<Record<RubricDimension, Reading>> = {
  structure: { best: 'raconter-une-situation-en-deux-minutes', free: evening },
  relevance: { best: 'entretien-structure-et-grille-de-notation', free: evening },
  evidence: { best: 'tenir-sous-les-relances', free: evening },
  offer: { best: 'deviner-les-questions-a-partir-de-l-annonce', free: evening },
  clarity: { best: 'raconter-une-situation-en-deux-minutes', free: evening },
  language: { best: 'parler-malgre-le-trac' },
};

/** By what a question of an interview is about. */
export const readingOfQuestion: Readonly<Record<QuestionCategory, Reading>> = {
  motivation: { best: 'expliquer-pourquoi-cet-employeur', free: evening },
  parcours: { best: 'se-presenter-en-une-minute', free: 'dire-pourquoi-le-dernier-emploi-s-est-arrete' },
  technique: { best: 'resoudre-un-cas-a-voix-haute' },
  situation: { best: 'raconter-une-situation-en-deux-minutes', free: evening },
  comportement: { best: 'qualites-et-defauts-en-situation' },
  questions_employeur: { best: 'questions-a-poser-pour-un-premier-poste' },
};
