import type { LetterTone } from '@coach/contracts/letter';
import { z } from 'zod';
import { instructionsOf } from '../../common-rules.ts';
import type { Task } from '../../task.ts';
import { letterExample } from './letter-example.ts';

export type LetterTaskInput = {
  cvText: string;
  offerText: string;
  company: string;
  tone: LetterTone;
  /** What the person added for this letter. */
  extra: string;
  /** What the engine proposes to say, in its order: taken from CV and offer, proven once the letter is written. */
  outline: { subject: string; sentences: string[]; missing: string[] };
};

const paragraph = z.string().trim().min(40).max(1_800);
export const letterAnswerSchema = z.object({
  subject: z.string().trim().min(3).max(200),
  /** « Vous », « moi », « nous »: three or four. */
  paragraphs: z.array(paragraph).min(3).max(4),
});
export type LetterAnswer = z.infer<typeof letterAnswerSchema>;

const voices: Record<LetterTone, string> = {
  professionnel: 'Ton professionnel : sobre, posé, phrases complètes.',
  convivial: 'Ton convivial : chaleureux et naturel, sans familiarité.',
  direct: 'Ton direct : phrases courtes, verbes d’action, l’essentiel d’abord.',
  enthousiaste: 'Ton enthousiaste : l’envie se voit dans les raisons données, jamais dans les points d’exclamation.',
  analytique: 'Ton analytique : un constat, une preuve, ce qu’elle apporte ; des chiffres seulement s’ils sont au CV.',
};

/** The body of a motivation letter: subject and paragraphs. Head, salutation and closing stay the engine’s. */
export const letterTask: Task<LetterTaskInput, LetterAnswer> = {
  name: 'letter',
  version: 2,
  schema: letterAnswerSchema,
  maxOutputTokens: 1_600,
  instructions: ({ tone }) =>
    instructionsOf(
      'Écrivez le corps d’une lettre de motivation prête à envoyer, de 250 à 400 mots, en trois ou quatre paragraphes « vous – moi – nous ».',
      [
        'Premier paragraphe : ce que l’employeur cherche, et pourquoi cette offre-là. Ensuite : deux ou trois faits du CV qui y répondent, avec le lieu où ils ont eu lieu. Enfin : ce que la personne propose de faire ensemble, et l’échange souhaité.',
        'PHRASES propose de quoi écrire, dans l’ordre voulu : choisissez celles qui répondent le mieux à l’offre et dites-les mieux, sans y ajouter de fait. Si l’une dit autre chose que le CV, le CV a raison.',
        'Pas de formule d’appel, de politesse, de signature ni de coordonnées : elles sont écrites ailleurs.',
        'Aucune phrase qui conviendrait à n’importe quelle offre. Ce que MANQUES liste ne s’affirme pas.',
        voices[tone],
      ],
      letterExample.output,
    ),
  blocks: ({ cvText, offerText, company, extra, outline }) => [
    { label: 'CV', text: cvText, most: 12_000 },
    { label: 'OFFRE', text: offerText, most: 8_000 },
    { label: 'ENTREPRISE', text: company, most: 300 },
    { label: 'PRÉCISIONS', text: extra, most: 3_000 },
    { label: 'PHRASES', text: [`Objet : ${outline.subject}`, ...outline.sentences].join('\n'), most: 6_000 },
    { label: 'MANQUES', text: outline.missing.join('\n'), most: 1_500 },
  ],
  claims: ({ subject, paragraphs }) => [
    { path: 'subject', text: subject },
    ...paragraphs.map((text, index) => ({ path: `paragraphs.${index}`, text })),
  ],
  partialText: (partial) => {
    const { subject, paragraphs } = (partial ?? {}) as { subject?: unknown; paragraphs?: unknown };
    if (typeof subject !== 'string') return null;
    return [`Objet : ${subject}`, ...(Array.isArray(paragraphs) ? paragraphs.filter(isText) : [])].join('\n\n');
  },
  example: letterExample,
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
