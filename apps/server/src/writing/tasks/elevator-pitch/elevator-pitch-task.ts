import type { Seniority } from '@coach/contracts/interview';
import { z } from 'zod';
import { instructionsOf } from '../../common-rules.ts';
import type { Task } from '../../task.ts';
import { seniorityLine } from '../seniority-line.ts';
import { pitchExample } from './elevator-pitch-example.ts';

export type PitchTaskInput = {
  cvText: string;
  offerText: string;
  seniority: Seniority;
  /** The engine’s pitch, whose facts are proven: the choice and the order are its own. */
  draft: string;
};

export const pitchAnswerSchema = z.object({ pitch: z.string().trim().min(200).max(1_600) });
export type PitchAnswer = z.infer<typeof pitchAnswerSchema>;

/** What one says in 30 seconds at 150 words a minute, and in 60 at the engine’s slower pace. */
export const pitchWords = { least: 75, most: 140 };

/** What a person says of themselves in 30 to 60 seconds. How long it lasts is measured by the engine. */
export const elevatorPitchTask: Task<PitchTaskInput, PitchAnswer> = {
  name: 'elevator-pitch',
  version: 1,
  schema: pitchAnswerSchema,
  maxOutputTokens: 700,
  instructions: ({ seniority }) =>
    instructionsOf(
      'Écrivez un pitch d’entretien : ce que la personne dira d’elle-même à voix haute, à la première personne, au recruteur de cette offre.',
      [
        'De 90 à 125 mots, en un seul paragraphe : cela se dit en moins d’une minute.',
        'Dans l’ordre : qui je suis et mon métier ; un ou deux faits du CV qui répondent à l’OFFRE, avec le lieu ; pourquoi ce poste-là, avec des mots de l’annonce ; une phrase qui ouvre l’échange.',
        'Partez du BROUILLON : ses faits sont vérifiés, son choix et son ordre sont voulus. Dites-le mieux, sans y ajouter de fait.',
        'De l’oral : phrases de vingt mots au plus, pas de parenthèse, de sigle inexpliqué, de liste ni de guillemets. Rien qu’on ne dirait pas en face de quelqu’un.',
        'Pas d’adjectif sur soi (« motivé », « passionné », « rigoureux ») : un fait le montre, ou on s’en passe.',
        seniorityLine[seniority],
      ],
      pitchExample.output,
    ),
  blocks: ({ cvText, offerText, draft }) => [
    { label: 'CV', text: cvText, most: 10_000 },
    { label: 'OFFRE', text: offerText, most: 6_000 },
    { label: 'BROUILLON', text: draft, most: 2_500 },
  ],
  claims: ({ pitch }) => [{ path: 'pitch', text: pitch }],
  faults: ({ pitch }) => {
    const words = pitch.match(/\p{L}[\p{L}\p{M}’'-]*|\d+/gu)?.length ?? 0;
    if (words >= pitchWords.least && words <= pitchWords.most) return [];
    const reason = `Ce texte compte ${words} mots ; un pitch en compte de ${pitchWords.least} à ${pitchWords.most}.`;
    return [{ path: 'length', start: 0, end: 0, quote: '', reason }];
  },
  partialText: (partial) => {
    const { pitch } = (partial ?? {}) as { pitch?: unknown };
    return typeof pitch === 'string' ? pitch : null;
  },
  example: pitchExample,
};
