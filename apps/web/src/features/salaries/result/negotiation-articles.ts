/** Articles of the library (content/advice/negociation-salariale) that say what to do with a figure; French as they are. */
export const negotiationArticles = [
  {
    id: 'connaitre-sa-valeur-par-cinq-chemins',
    title: 'Connaître sa valeur\u00a0: croiser cinq sources au lieu d’un simulateur',
  },
  {
    id: 'repondre-aux-pretentions-salariales',
    title: 'Répondre à «\u00a0Quelles sont vos prétentions\u202f?\u00a0» sans se brader ni bluffer',
  },
  { id: 'dossier-augmentation-sur-une-page', title: 'Demander une augmentation\u00a0: le dossier d’une seule page' },
  {
    id: 'verifier-le-minimum-de-sa-convention',
    title: 'Vérifier que l’on est payé au moins au minimum de sa convention',
  },
  {
    id: 'brut-net-treize-mois-comprendre-une-offre',
    title: 'Brut, net, douze ou treize mois\u00a0: savoir ce qu’une offre vous laissera',
  },
] as const;
