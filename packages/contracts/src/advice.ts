/** The advice library’s categories, levels and sectors (spec 2, section 4). Words people read are their names. */
export const adviceCategories = [
  'évolution-carrière',
  'négociation-salariale',
  'entretien',
  'leadership',
  'réseautage',
] as const;
export type AdviceCategory = (typeof adviceCategories)[number];

export const adviceLevels = ['débutant', 'intermédiaire', 'expérimenté', 'expert'] as const;
export type AdviceLevel = (typeof adviceLevels)[number];

/** An article for all sectors. */
export const allIndustries = 'tous';

/** The articles open to everybody, each a public page of its own: two of a category, in the order they are shown. */
export const freeArticleIds = [
  'trouver-l-etape-qui-bloque',
  'semaine-de-recherche-tenable',
  'preparer-un-entretien-en-une-soiree',
  'dire-pourquoi-le-dernier-emploi-s-est-arrete',
  'repondre-aux-pretentions-salariales',
  'negocier-en-etant-au-chomage',
  'retrouver-quarante-noms',
  'reprendre-contact-apres-des-annees',
  'prouver-qu-on-sait-encadrer-sans-titre',
  'demander-un-avis-franc-a-d-anciens-collegues',
] as const;
