/** Nouns of what is done once. */
const once =
  /^(?:cr[ée]ation|mise en (?!rayon|service|page|forme|plis|bouteille|valeur|ligne)|migration|refonte|r[ée]habilitation|d[ée]ploiement(?! continu)|lancement|remplacement|r[ée]organisation|conception|r[ée]alisation|r[ée]novation|construction|ouverture|participation|d[ée]veloppement|modernisation|num[ée]risation|contribution|restructuration|automatisation|dédoublonnage|plantation|passage d|extraction d|bascule|[ée]laboration)/i;

/** What has no end is told as going on: « Ouverture des droits », « Création et mise à jour de fiches ». */
const again =
  /^\p{L}+(?: et (?:mise à jour|suivi|révision|\p{L}+ation))? (?:des |aux |d’\p{Ll}+s[ ,]|de (?!deux|trois|six|dix)\p{Ll}{3,}s[ ,])/iu;

/** « Construction du budget, trois révisions par an »: what comes back. */
const paced =
  / par (?:jours?|semaine|mois|trimestre|an|nuit|saison)(?!\p{L})|(?:hebdomadaire|quotidien|mensuel|trimestriel|annuel)(?:le)?s?(?!\p{L})/iu;

/** Counted people may have come once: « Formation de deux apprentis » is true in the past in any case. */
const counted =
  /^(?:accueil|formation|recrutement|intégration) (?:et \p{L}+ )?(?:de |d’)(?:\d|une? |deux |trois |quatre |cinq |six |dix )(?!.* par )/iu;

const moved =
  /^(?:r[ée]duction|diminution|baisse|augmentation|hausse) .* (?:de \d.* à \d|en (?:19|20)\d\d|en (?:un|deux|trois|quatre|cinq) )/iu;

/** Whether a line tells what was done once, and is over in a job held today as well. */
export function isOver(text: string): boolean {
  // « Ouverture, fermeture, caisse »: of nothing in particular, it is every day’s.
  const isOnce = once.test(text) && text.includes(' ') && !again.test(`${text} `) && !paced.test(text);
  return isOnce || counted.test(text) || moved.test(text);
}
