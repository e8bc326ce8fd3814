import { actionOf } from './actions.ts';
import { type Clause, fromVerb } from './clause.ts';
import { fromNoun } from './clause-of-noun.ts';
import { enumerated } from './link-words.ts';
import { articled, partsOf } from './things-of.ts';

/** What one says is done with things that no noun of action names. */
const verbs: [RegExp, string][] = [
  [/^(?:rang|caisse|standard|secrétariat|bar|registre|agenda|stand)(?!\p{L})/iu, 'tenir'],
  [/^(?:portefeuille|budget)(?!\p{L})/iu, 'gérer'],
  [/^commandes (?:chez|auprès|aux?|de)(?!\p{L})/iu, 'passer'],
  [
    /^(?:tickets?|appels|demandes|incidents|réclamations|commandes|litiges|sinistres|mails|courriels)(?!\p{L})/iu,
    'traiter',
  ],
  [/^(?:ateliers|atelier d[e’]|réunions?|modules?|séances?|sessions?|parcours) ?(?!de soins)/iu, 'animer'],
  [/^couverts(?!\p{L})/iu, 'assurer'],
  [
    /^(?:pansements|colorations|balayages|brushings|mèches|chignons|patines|permanentes|décolorations|coupes|ombrés|mises en plis|manucures|épilations|affiches|flyers|maquettes|croquis|vidéos|tournages|montages)(?!\p{L})/iu,
    'réaliser',
  ],
  [
    /^(?:lettre d’information|lettre mensuelle|newsletter|journal interne|comptes rendus|articles|communiqués)(?!\p{L})/iu,
    'rédiger',
  ],
  [/^(?:relations?|liens?|contacts?) avec /iu, 'entretenir'],
  [/^(?:rapprochements|rondes|inventaires|visites|relevés)(?!\p{L})/iu, 'effectuer'],
  [/^(?:vitrines|transmissions)(?!\p{L})/iu, 'faire'],
  [/^soins(?!\p{L})/iu, 'dispenser'],
];

/** Set phrases of a trade, with the verb and the object they are said with. */
const phrases: [RegExp, string, string][] = [
  [/^prises? de commandes?(?= |$)/iu, 'prendre', 'les commandes'],
  [/^prises? de rendez-vous(?= |$)/iu, 'prendre', 'les rendez-vous'],
  [/^levées? de doute(?= |$)/iu, 'lever', 'le doute'],
];

const mostVerbs = 3;

/**
 * « un rang de 28 couverts, la prise de commande sur tablette » → « tenir un rang de 28 couverts, prendre les commandes sur
 * tablette »: a list of things told as what one does with them; null unless each has its verb.
 */
export function doingOf(items: string): Clause[] | null {
  if (/[;:]/.test(items)) return null;
  const whole = onNames(items);
  if (whole) return [whole];
  const each = partsOf(items).map(doingOne);
  if (!each.every((clause) => clause !== null)) return null;
  const groups: [string, string[]][] = [];
  for (const [verb, object] of each.map(cut)) {
    const before = groups.at(-1);
    if (before?.[0] === verb && listable.test(object)) before[1].push(object);
    else groups.push([verb, [object]]);
  }
  const told = groups.map(([verb, objects]) => fromVerb(verb, enumerated(objects), null));
  const isTwice = new Set(groups.map(([verb]) => verb)).size < groups.length;
  return told.length > mostVerbs || isTwice || !told.every((clause) => clause !== null) ? null : told;
}

/** « réaliser des colorations » and « réaliser des patines » stand in one. */
const listable = /^(?:l[ae]s? |l’|des |une? |\d)/u;

function cut({ infinitive }: Clause): [string, string] {
  const at = infinitive.indexOf(' ');
  return [infinitive.slice(0, at), infinitive.slice(at + 1)];
}

/** « soins sur chambre implantable, PICC-line et midline »: one work on things that have no article. */
function onNames(items: string): Clause | null {
  const [first = '', ...others] = items.split(/, | et /);
  const isOne =
    others.length > 0 &&
    others.every((part) => part.split(' ').length < 3 && actionOf(part.split(' ')[0] ?? '') === null);
  if (!isOne || !others.some((part) => /^\p{Lu}/u.test(part)) || !/^\p{Ll}+s (?:sur|en|sous|avec) \p{L}/u.test(first))
    return null;
  const own = verbs.find(([pattern]) => pattern.test(first))?.[1];
  return own ? fromVerb(own, `les ${items}`, null) : null;
}

function doingOne(part: string): Clause | null {
  const thing = part.replace(/^(?:l[ae]s? |l’|des |une? )/iu, '');
  const [set, verb = '', object = ''] = phrases.find(([pattern]) => pattern.test(thing)) ?? [];
  if (set) return fromVerb(verb, object + thing.replace(set, ''), null);
  const bare = thing.replace(/^(?:\d[\d\u202f ]*(?:à \d[\d\u202f ]*)?|deux|trois|quatre|cinq|six) ?/u, '');
  const own = verbs.find(([pattern]) => pattern.test(bare))?.[1];
  const phrase = own ? articled(part) : null;
  if (own && phrase) return fromVerb(own, phrase, null);
  const clause = fromNoun(part);
  return clause && !/^(?:assurer|suivre) /u.test(clause.infinitive) && clause.infinitive.split(' ').length > 2
    ? clause
    : null;
}
