import { instructionsOf } from '../../common-rules.ts';
import { claimsOf, type Item, type ItemsAnswer, itemsSchema, numbered } from '../../items.ts';
import type { Task } from '../../task.ts';
import { cvWordingExample } from './cv-wording-example.ts';

export type CvWordingInput = {
  /** Lines of the optimised CV, under the job they tell of. */
  items: Item[];
  offerText: string;
};

/** More lines than this no CV of two pages has. */
export const mostLines = 40;

/** Lines of an optimised CV, said better: the same facts. Which lines, and where they stand, is the engine’s. */
export const cvWordingTask: Task<CvWordingInput, ItemsAnswer> = {
  name: 'cv-wording',
  version: 1,
  schema: itemsSchema({ items: mostLines, length: 700 }),
  maxOutputTokens: 3_000,
  instructions: () =>
    instructionsOf(
      'Relisez les lignes d’un CV et dites mieux celles qui le peuvent : plus nettes, plus faciles à parcourir en dix secondes.',
      [
        'LIGNES numérote les lignes, chacune sous le poste qu’elle décrit. Rendez un texte par numéro, pour les seules lignes que vous améliorez vraiment ; les autres restent comme elles sont.',
        'Une ligne dit exactement les mêmes faits qu’avant : chaque chiffre, outil, lieu, nom, public et durée y reste, et rien ne s’y ajoute, pas même ce que dit une autre ligne ou l’offre.',
        'La part de la personne ne change pas : « participation », « appui », « aide », « en binôme » restent. Un suivi ne devient pas un pilotage, une tenue ne devient pas une optimisation, et aucun résultat ne s’ajoute.',
        'Une mission : une ligne de 4 à 22 mots, sans sujet, qui commence par l’action sous forme de nom (« Suivi », « Accueil », « Préparation ») ; l’objet et le chiffre d’abord, l’outil ensuite. Le profil (« Profil ») : deux ou trois phrases, sans « je ».',
        'Un mot de l’offre remplace un mot de la ligne seulement s’il désigne exactement la même chose.',
      ],
      cvWordingExample.output,
    ),
  blocks: ({ items, offerText }) => [
    { label: 'LIGNES', text: numbered(items), most: 12_000 },
    { label: 'OFFRE', text: offerText, most: 5_000 },
  ],
  claims: (output) => claimsOf(output, () => false),
  partialText: null,
  example: cvWordingExample,
};
