import type { LetterTone } from '@coach/contracts/letter';
import { instructionsOf } from '../../common-rules.ts';
import { claimsOf, type Item, type ItemsAnswer, itemsSchema, numbered } from '../../items.ts';
import type { Task } from '../../task.ts';
import { analysisAdviceExample } from './analysis-advice-example.ts';

export type AnalysisAdviceInput = {
  cvText: string;
  offerText: string;
  /** What the engine found: keywords that are there, under another name, or missing. */
  findings: string;
  /** The engine’s advice and paragraphs, to be said better. */
  items: Item[];
  tone: LetterTone;
};

/** Advice beyond these is unfolded by few, and stays the engine’s. */
export const mostAdvice = 12;
const mostItems = mostAdvice + 4;

const voices: Record<LetterTone, string> = {
  professionnel: 'Ton sobre et posé.',
  convivial: 'Ton chaleureux et naturel, sans familiarité.',
  direct: 'Ton direct : phrases courtes, l’essentiel d’abord.',
  enthousiaste: 'Ton encourageant : l’élan vient de ce qui est déjà là, jamais de points d’exclamation.',
  analytique: 'Ton analytique : un constat, sa preuve, ce qu’il faut en faire.',
};

/** The advice of an analysis, and its paragraphs. Score, criteria, keywords and evidence are the engine’s. */
export const analysisAdviceTask: Task<AnalysisAdviceInput, ItemsAnswer> = {
  name: 'analysis-advice',
  version: 1,
  schema: itemsSchema({ items: mostItems, length: 900 }),
  maxOutputTokens: 3_000,
  instructions: ({ tone }) =>
    instructionsOf(
      'Un moteur a analysé un CV, en regard d’une offre s’il y en a une, et en a tiré des conseils justes mais généraux. Réécrivez-les pour cette personne-là.',
      [
        'TEXTES numérote ce qui est à réécrire : des conseils sous leur titre, et des paragraphes de synthèse. Rendez un texte par numéro, sans le titre ; laissez de côté un numéro que vous ne diriez pas mieux.',
        'Un conseil : deux à quatre phrases, 25 à 70 mots. D’abord ce qui se lit dans le CV ou dans l’offre, cité entre guillemets « » ; puis un geste précis : quoi écrire, sous quel poste, ou quelle question se poser pour le savoir.',
        'Un paragraphe de synthèse garde son début (« Ce qui tient », « Ce qui manque »…), son sens et sa longueur.',
        'Ne changez pas le fond : ce que le moteur demande (« avez-vous pratiqué… ? ») reste une question, ce qui manque au CV n’est jamais présenté comme acquis, un conseil ne devient pas un ordre.',
        'Aucune note, aucun score, aucun nombre de points, aucun décompte (« 12 compétences sur 16 ») : ils s’affichent ailleurs et ne viennent pas de vous.',
        voices[tone],
      ],
      analysisAdviceExample.output,
    ),
  blocks: ({ cvText, offerText, findings, items }) => [
    { label: 'CV', text: cvText, most: 12_000 },
    { label: 'OFFRE', text: offerText, most: 7_000 },
    { label: 'CONSTATS', text: findings, most: 2_500 },
    { label: 'TEXTES', text: numbered(items), most: 9_000 },
  ],
  claims: (output) => claimsOf(output, () => true),
  partialText: null,
  example: analysisAdviceExample,
};
