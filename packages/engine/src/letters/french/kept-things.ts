import { isOver } from './is-over.ts';
import { areWork } from './is-work-noun.ts';
import { isPerson } from './lexicon-gender.ts';
import { withJe } from './link-words.ts';
import { withEachDe } from './occupied-with.ts';

const longest = 240;

/** What was reached, who someone was under, and when it was: nothing one keeps going. */
const noKeeping =
  /\d[ \u202f]?%|(?<!\d)(?:19|20)\d\d(?!\d)|^(?:la |le |l’)(?:rattachée?|passage|marge|part|taux|note|duo|binôme|chantiers?)(?!\p{L})| et (?:du |un |le )?demi(?!\p{L})|(?:, | et |qu[e’] ?)l[ea] (?:week-end|matin|midi|soir|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;
const reached =
  /(?<!\p{L})(?:livr|obten|attein|rentr|sign|vend|diminu|amélior|augment|rédui|divis|gagn|économis|recrut|dépass|cré|repri|embauch|qualifi)(?:é|u|is|it|t)e?s?(?!\p{L})/u;

/** Times, houses that were built, vehicles, and what was a setting: they are in nobody’s hands. */
const noHandling =
  /^(?:licenciée?s?|printemps|été|automne|hiver|saison|périodes?|année|horaires?|contexte|environnement|postes?|sites?|clientèles?|public|chantiers?|maisons?|pavillons?|villas?|extensions?|ouvrages|groupes? scolaires?|logements (?:neufs|collectifs|occupés)|bureaux|écoles?|restaurants?|hôtels?|entrepôts?|usines?|magasins?|ehpad|clinique|tautliner|plateau|porteurs?|semi|bennes?|citernes?|traversées?|rayons?|lots complets|équipes?|brigades?|collègues|salariée?s?|personnes|commis|apprentie?s?|stagiaires?|bac|pool|dates?|créations?|couverts?|températures?|colis|palettes?|première?s?|autres?|missions?|secteurs?|mandats?|salons|clients?|prospects?|ans|mois|semaines?|jours?|agréments?|diamètres?|agences?|stages?|certificats?|cadences?|primes?|challenges?|concours|peu|méthodes?|sprints?|prépa|fichage|samedis?|dimanches?|onze|douze|[a-z]+aine de (?:missions|contacts|personnes|magasins))(?!\p{L})/iu;

/**
 * Work that no verb of its own holds, with its articles, as what one does: « l’accueil, la facturation et le marché » is
 * « j’assurais l’accueil … », and of what is no work by its noun « je m’occupais de … »; null for what is nobody’s to do.
 */
export function keptThings(things: string, isCurrent: boolean): string | null {
  if (change.test(things)) return `j’ai accompagné ${things}`;
  return heldOf(things, isCurrent);
}

/** « le passage de Sage à Silae », « le passage à la facturation électronique »: a change of how work is done. */
const change =
  /^le passage (?!(?:à |au |aux |en )?(?:l[ae] |l’)?(?:autolaveuse|aspirateur|balai|serpillière|coefficient|échelon|grade|CDI|témoin)|.*\d ?%)(?:(?:d[eu] |d’|de l[a’] ?)[^,]{2,60} (?:à|vers|sur|en) |à l[a’] ?|au )[^,]{3,80}$/iu;

function heldOf(things: string, isCurrent: boolean): string | null {
  const bare = things.replace(/^(?:les? |la |l’|des |une? )/u, '');
  if (things.length > longest || noKeeping.test(things) || reached.test(things) || isOver(bare)) return null;
  if (areWork(things)) return withJe(`${isCurrent ? 'assure' : 'assurais'} ${known(things)}`);
  const each = areHandled(things) ? withEachDe(known(things)) : null;
  return each === null || !isHeld.test(each) || isLoose.test(each)
    ? null
    : `je m’${isCurrent ? 'occupe' : 'occupais'} ${each}`;
}

const isHeld = /^d(?:e |u |es |’)/u;
/** A count that « de » does not reach. */
const isLoose = /(?:, | et |ainsi que )(?:\d|deux |trois |quatre |cinq |six )/u;

/** « des devis » beside « l’enregistrement »: of what one has in hand, all of it. */
function known(things: string): string {
  return things.replace(/(?<=^|, | et |ainsi que )des (?=\p{Ll}+s(?:[ ,]|$))/gu, 'les ');
}

/** What one can have in hand: of people, houses and times nobody says so. */
function areHandled(things: string): boolean {
  return things
    .replace(/\s?\([^()]*\)/g, '')
    .split(/(?:, ainsi qu(?:e |’)|, | et )(?=(?:les? |la |l’|des |une? |\d|deux |trois |quatre |cinq |six )\p{Ll}?)/u)
    .map((thing) => thing.replace(/^(?:les? |la |l’|des |une? |\d[\d\u202f ]*|(?:deux|trois|quatre|cinq|six) )/u, ''))
    .every((thing) => !noHandling.test(thing) && !isPerson((thing.split(/[ ,]/)[0] ?? '').replace(/s$/, '')));
}
