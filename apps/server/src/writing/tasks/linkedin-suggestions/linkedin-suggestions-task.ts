import type { LetterTone } from '@coach/contracts/letter';
import { instructionsOf } from '../../common-rules.ts';
import { claimsOf, type Item, type ItemsAnswer, itemsSchema, numbered } from '../../items.ts';
import type { Task } from '../../task.ts';
import { linkedinSuggestionsExample } from './linkedin-suggestions-example.ts';

export type LinkedinSuggestionsInput = {
  /** Headline, « Infos », jobs and skills; no name or address. */
  profileText: string;
  targetPositions: string[];
  /** What recruiters search for these positions. */
  keywords: string[];
  /** Suggestions, their reasons and ideas of posts, to be said better. */
  items: Item[];
  /** What the words to take over are written in; all else is French. */
  language: 'fr' | 'en';
  tone: LetterTone;
};

/** As many texts as fourteen suggestions, their reasons and five ideas are. */
export const mostTexts = 33;

const voices: Record<LetterTone, string> = {
  professionnel: 'Ton professionnel et sobre.',
  convivial: 'Ton chaleureux et naturel, sans familiarité.',
  direct: 'Ton direct : phrases courtes, verbes d’action.',
  enthousiaste: 'Ton qui donne envie, sans point d’exclamation.',
  analytique: 'Ton factuel : ce qui est fait, pour qui, avec quoi.',
};

/** Words to take over on LinkedIn, why, and what to publish. Which, in what order, with what impact is the engine’s. */
export const linkedinSuggestionsTask: Task<LinkedinSuggestionsInput, ItemsAnswer> = {
  name: 'linkedin-suggestions',
  version: 1,
  schema: itemsSchema({ items: mostTexts, length: 1_600 }),
  maxOutputTokens: 4_000,
  instructions: ({ language, tone }) =>
    instructionsOf(
      'Un moteur a relu un profil LinkedIn et propose des textes à reprendre, les raisons de chacun et des idées de publication. Réécrivez-les pour cette personne-là.',
      [
        'TEXTES numérote ce qui est à réécrire ; son titre dit ce que c’est. Rendez un texte par numéro ; laissez de côté un numéro que vous ne diriez pas mieux.',
        'Une « proposition » se copie telle quelle sur le profil : la rubrique telle qu’elle se lira, rien d’autre. Titre : 220 caractères au plus, le métier d’abord. Infos : à la première personne, naturel, trois ou quatre phrases. Expérience : une ligne par mission, avec les mêmes puces.',
        'Les points de suspension « … » et les mots entre crochets marquent ce que seule la personne sait : gardez-les tous, à leur place, sans rien mettre à la place.',
        'Une « raison » : une ou deux phrases qui disent ce que le changement apporte sur ce profil-là. Une « idée » : deux ou trois phrases, à partir de ce que la personne a vraiment fait, avec une façon concrète de commencer.',
        'Gardez la forme de la personne (féminin, masculin) et ses termes de métier.',
        language === 'en'
          ? 'Ce profil est en anglais : les propositions sont en anglais ; les raisons et les idées restent en français.'
          : 'Tout est en français.',
        voices[tone],
      ],
      linkedinSuggestionsExample.output,
    ),
  blocks: ({ profileText, targetPositions, keywords, items }) => [
    { label: 'PROFIL', text: profileText, most: 9_000 },
    { label: 'POSTES VISÉS', text: targetPositions.join('\n'), most: 600 },
    { label: 'MOTS RECHERCHÉS', text: keywords.join(', '), most: 1_200 },
    { label: 'TEXTES', text: numbered(items), most: 14_000 },
  ],
  claims: (output, { items }) => claimsOf(output, (number) => !items[number - 1]?.key.startsWith('suggestion')),
  partialText: null,
  example: linkedinSuggestionsExample,
};
