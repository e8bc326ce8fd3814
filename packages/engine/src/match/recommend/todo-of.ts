import { fr } from '../../writing/fr.ts';

/** What to do about a criterion, in a few words, where its label does not already say so. */
export function todoOf(criterion: string): string | null {
  return todos[criterion] ?? null;
}

const todos: Record<string, string> = {
  'action-openings': 'Commencez par l’action',
  'bulleted-missions': 'Décrivez vos postes en lignes',
  'clean-characters': 'Remplacez les symboles par des mots',
  'contact-at-top': 'Remontez vos coordonnées',
  'contact-in-body': 'Sortez vos coordonnées de l’en-tête',
  'diplomas-in-full': 'Complétez vos formations',
  'direct-wording': 'Allez droit au fait',
  'education-heading': fr`Nommez la rubrique « Formation »`,
  'education-told': 'Indiquez votre formation',
  'employers-named': 'Nommez chaque employeur',
  'experience-heading': fr`Nommez la rubrique « Expérience »`,
  'few-capitals': 'Quittez les capitales',
  figures: 'Chiffrez vos missions',
  headline: 'Raccourcissez votre titre',
  'jobs-described': 'Décrivez vos derniers postes',
  'jobs-titled': 'Écrivez chaque intitulé de poste',
  'language-levels-told': 'Précisez vos niveaux de langue',
  length: 'Ajustez la longueur',
  'newest-first': 'Commencez par le plus récent',
  'no-doubled-word': 'Relisez les mots en double',
  'no-endless-job': 'Abrégez le poste le plus long',
  'no-first-person': fr`Passez-vous de « je »`,
  'no-repeated-line': 'Distinguez les lignes recopiées',
  'no-table': 'Sortez le texte du tableau',
  'no-text-box': 'Sortez le texte des zones flottantes',
  'one-column': 'Passez à une seule colonne',
  'plain-words': 'Écrivez les mots en entier',
  'precise-words': 'Nommez précisément vos tâches',
  'proved-qualities': 'Préférez les faits aux adjectifs',
  'recent-most-detailed': 'Détaillez votre dernier poste',
  results: 'Dites ce que votre travail a changé',
  'seen-early': 'Remontez vos compétences clés',
  'short-paragraphs': 'Coupez les lignes longues',
  'skills-heading': fr`Ajoutez une rubrique « Compétences »`,
  'skills-told': 'Nommez vos compétences',
  'sober-email': 'Prenez une adresse à votre nom',
  'substantial-lines': 'Étoffez les lignes trop brèves',
  'summary-length': 'Ajustez l’accroche',
  'uniform-dates': 'Écrivez les dates de la même façon',
  'varied-openings': 'Variez le début des lignes',
};
