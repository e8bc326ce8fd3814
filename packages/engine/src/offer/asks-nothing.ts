import { foldText } from '../text/fold-text.ts';
import { isRegion } from '../text/known-names.ts';
import { tokenise } from '../text/tokenise.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';
import { isWord } from './phrase-words.ts';

/**
 * Whether what was read as a demand in the offer's own words names nothing that a CV could show: a piece of a sentence
 * (« groupe vient d’ouvrir »), a verb alone, what the job gives or how one gets there, a place, a day of the year.
 */
export function asksNothing(term: string): boolean {
  const folded = foldText(term);
  const keys = tokenise(term).map(({ key }) => key);
  const [only] = keys;
  if (only === undefined || conditions.test(folded) || workplace.test(term) || isRegion(term)) return true;
  if (keys.length === 1) return saysNothingAlone(only, term);
  return keys.some((key, index) => index > 0 && isSaidOf(keys[index - 1] as string, key));
}

/** The end of a choice, a number of the offer, what the job gives, when it opens and whether a bus goes there. */
const conditions =
  /^(?:ou|et|ni|sinon)(?: |$)|^(?:(?:une? |tout |toute )?autre )?(?:logiciels?|progiciels?|outils?|solutions?) (?:equivalente?s?|similaires?|comparables?)\b|^tenue d['’]informe|^[a-z]{2,5}-[a-z]{2,5}-\d{3,}$|^(?:teletravail|conges|rtt|capable de|comment)\b|\b(?:velos? de fonction|bspce|creche d['’ ]entreprise|logement (?:temporaire|possible|assure|fourni)|desservie?s?|tram|prise de poste|fermeture (?:le )?(?:dimanche|lundi|annuelle)|(?:demarrage|ouverture|date) prevue?|faire connaissance)\b/;

/** « Permanences à Saint-Marcellin », « réunions en Vendée »: where one works, and no demand. */
const workplace =
  /^(?:permanences?|d[ée]placements?|interventions?|r[ée]unions?|astreintes?|pr[ée]sence|postes?|missions?|rendez-vous|rotations?) (?:à|aux?|en|sur|dans) (?:la |le |les |l[’'])?\p{Lu}/u;

const aloneVague =
  /^(?:moitie|parce|importe|craindre|banco|minuit|prenoms?|tram|tempe?rament|tiers|faudra\w*|faudrait|suffit|dialogue|repos|affaires?|mouvements?|tonnes?|choix|poids|journees?|midi|soirs?|jamais|grande?|departs?|questions?|dispo|fete|noel|paques|saint-valentin|toussaint|comment|quel|quelle|quels|quelles|direction|debutante?s?|vecu|connu|vu|eu|pu|su|voulu|ferait|feraient|decrite?s?|deja|seulement|absolument|obligatoires?|obtenue?s?|validee?s?|disciplines?|confondue?s?|(?:lun|mar|mercre|jeu|vendre|same)di)$/;

/** « Envoyer », « apporte », « présenté »: a verb without its object, in whatever form. */
function saysNothingAlone(key: string, term: string): boolean {
  if (aloneVague.test(key)) return true;
  if (/^\p{Lu}{2,}$/u.test(term) && !/(?:er|ir|re)$/.test(key)) return false;
  if (nouns.test(key) || isActionNoun(key)) return false;
  if (/(?:er|ir|re)$/.test(key)) return dutyVerb(key, 'infinitive') !== null;
  if (/[^aeiou]e$/.test(key)) return /é$/iu.test(term) ? isParticiple(key) : dutyVerb(key, 'third') !== null;
  return /u$/.test(key) && isParticiple(key);
}

function isParticiple(key: string): boolean {
  return dutyVerb(key, 'participle') !== null;
}

/** Forms of duty verbs that are nouns or adjectives as well: « le produit », « mixé ». */
const nouns = /^(?:mixe|produit|lever|mixer|reporter|forme|cadre|livre|charge|colle|plante|trace|emballe)$/;

const auxiliary =
  /^(?:etant|ayant|est|sont|etait|ferait|feraient|serait|vient|viennent|faisons|avons|sommes|peut|doit|va|vont)$/;

/** « machines tournent », « agent entretient », « commune labellisée et desservie »: a verb and who does it. */
function isSaidOf(before: string, key: string): boolean {
  if (auxiliary.test(key)) return true;
  if (isWord('joint', before) || isWord('determiner', before) || /^(?:en|a|sur|sous|par|sans|et|ou|avec)$/.test(before))
    return false;
  // « clients basculent », where an adjective would be « fréquents ».
  if (/[^s]s$|x$/.test(before) && /[^m]ent$/.test(key) && key.length > 5) return true;
  return !nouns.test(key) && !isActionNoun(key) && /[^e]e$|t$/.test(key) && dutyVerb(key, 'third') !== null;
}
