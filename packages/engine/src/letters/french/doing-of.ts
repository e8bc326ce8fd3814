import { actionOf } from './actions.ts';
import { type Clause, fromVerb } from './clause.ts';
import { fromNoun } from './clause-of-noun.ts';
import { isWorkNoun } from './is-work-noun.ts';
import { enumerated } from './link-words.ts';
import { articled, partsOf } from './things-of.ts';

/** What one says is done with things that no noun of action names, by the words they open on. */
const table: [string, string][] = [
  ['utiliser', 'hayon transpalettes? monobrosse autolaveuse'],
  ['conduire', 'porteur minipelle mini-pelle tracteur autoportée'],
  ['calculer', 'primes indemnités marges'],
  [
    'tenir',
    'cabines? régie rang caisse standard secrétariat bar registres? agendas? stand carnets? cahier poste fichier main-courante comptabilité comptes tableaux? livres?',
  ],
  ['gérer', 'portefeuille budgets? stocks? parc trésorerie contentieux paies? achats'],
  [
    'traiter',
    'avoirs tickets? appels demandes incidents réclamations litiges sinistres mails courriels anomalies alertes retours impayés notes',
  ],
  ['animer', 'ateliers? réunions? séances? sessions? groupes communautés? comités?'],
  [
    'réaliser',
    'identités déclinaisons logos pochettes prototypes? fondations dalles voiles pansements colorations balayages brushings mèches chignons patines permanentes décolorations coupes ombrés manucures épilations affiches flyers maquettes croquis vidéos tournages montages photos visuels illustrations plans études enquêtes diagnostics? prestations enduits finitions avant-projets planches? catalogues? magazines? supports? cartes? bulletin',
  ],
  [
    'rédiger',
    'argumentaires annonces? lettres? newsletters? journal articles? communiqués? procès-verbaux courriers? procédures? fiches modes? spécifications conclusions rapports? mémoires? actes? contrats? baux',
  ],
  [
    'établir',
    'statistiques quantitatifs ordres plannings? devis factures? déclarations? liasses? bulletins décomptes? situations? attestations? bons quittances prévisionnels? reportings? soldes états bordereaux ordonnances',
  ],
  [
    'entretenir',
    'piscine relations? liens? contacts? espaces? pelouses? massifs? matériels? machines? locaux installations chaudières? équipements',
  ],
  [
    'effectuer',
    'rapprochements rondes inventaires visites relevés? prélèvements contrôles? essais? tests? analyses examens? mesures tournées? transferts? perfusions? transfusions? injections? ensemencements dénombrements remplacements transports? admissions sondages ECG diagnostics métrés? vidanges révisions dépannages?',
  ],
  [
    'faire',
    'vitrines? transmissions changes toilettes courses? lessives? vaisselle pâtes pains? croissants viennoiseries quiches tartes entrées? desserts? sauces? fonds grillades relances?',
  ],
  ['dispenser', 'soins cours formations'],
  ['mener', 'campagnes? entretiens négociations? projets? expertises? audits? actions? tests-utilisateurs'],
  ['préparer', 'progressions repas plateaux petits-déjeuners biberons goûters commandes? colis assemblées'],
  [
    'développer',
    'API applications? applis modules-web composants? microservices? fonctionnalités sites? extensions? scripts? portails? logiciels? écrans',
  ],
  [
    'suivre',
    'clients dossiers lots logements immeubles ménages comptes-clients encours indicateurs sous-traitants fournisseurs',
  ],
  ['accompagner', 'résidents? bénéficiaires enfants élèves apprenants stagiaires familles usagers demandeurs'],
  [
    'poser',
    'rails cloisons? plaques? carrelages? faïence parquets? chemins câbles bordures enrobés fenêtres menuiseries faux-plafonds laine isolants? revêtements?',
  ],
  ['surveiller', 'constantes paramètres écrans cuissons alarmes'],
];

/** Words that need others beside them to be what the table takes them for. */
const shaped: [RegExp, string][] = [
  [/^appels d’offres/iu, 'mener'],
  [/^annonces (?:en|au|vocales|micro)/iu, 'faire'],
  [/^commandes (?:chez|auprès|aux?|de)(?!\p{L})/iu, 'passer'],
  [/^commandes(?!\p{L})/iu, 'traiter'],
  [/^couverts(?!\p{L})/iu, 'servir'],
  [/^parcours(?! de soins)(?!\p{L})/iu, 'animer'],
  [/^mises en plis/iu, 'réaliser'],
  [/^(?:relations?|liens?|contacts?)(?! (?:avec|aux?) )/iu, ''],
  [/^(?:bilans?) (?:comptables?|annuels?)/iu, 'établir'],
  [/^(?:fiches de paie|fiches de salaire)/iu, 'établir'],
  [/^(?:notes? de frais)/iu, 'traiter'],
  [/^(?:notes? (?:de synthèse|de conjoncture))/iu, 'rédiger'],
  [/^notes?(?!\p{L})/iu, ''],
  [/^(?:états des lieux)/iu, 'établir'],
  [/^états(?!\p{L})/iu, ''],
  [/^dossiers? (?:de plans|de permis|techniques?|de consultation|d’appel)/iu, 'établir'],
  [/^(?:soldes de tout compte)/iu, 'établir'],
  [/^soldes(?!\p{L})/iu, ''],
  [/^comptes rendus/iu, 'rédiger'],
  [/^comptes (?:Instagram|LinkedIn|TikTok|Facebook)/u, 'animer'],
  [/^comptes? clients/iu, 'suivre'],
  [/^tableaux? de bord/iu, 'tenir'],
  [/^tableaux?(?! de )/iu, ''],
  [/^livres? de (?:caisse|police|comptes)/iu, 'tenir'],
  [/^livres?(?!\p{L})/iu, ''],
  [/^modes opératoires/iu, 'rédiger'],
  [/^modes?(?!\p{L})/iu, ''],
  [/^poste (?:viandes?|poissons?|chaud|froid|sauces?|garnitures?|pâtisserie)/iu, 'tenir'],
  [/^poste(?!\p{L})/iu, ''],
  [/^espaces? (?!verts)/iu, ''],
  [/^cartes? (?!QGIS|de |du |des |thématiques)/iu, ''],
  [
    /^plans? (?:d’exécution|de coffrage|de récolement|d’implantation|de division|de niveaux|d’architecte|de masse)/iu,
    'réaliser',
  ],
  [/^plans?(?!\p{L})/iu, ''],
  [/^livraisons?/iu, ''],
  [/^sites? (?!web|vitrines?|marchands?|internet|e-commerce|WordPress|sous )/iu, ''],
  [/^comités? (?!de (?:pilotage|suivi))/iu, ''],
  [/^groupes? (?!de |d’)/iu, ''],
  [/^actions? (?!de |d’|collectives|commerciales)/iu, ''],
  [/^lots(?! de )(?!\p{L})/iu, ''],
  [/^cours(?! de | d’)/iu, ''],
  [/^dossiers?(?! (?:de |d’|clients?|fournisseurs?|salariés))(?!\p{L})/iu, ''],
  [/^relances?(?!\p{L})/iu, 'faire'],
];

const byWord: [RegExp, string][] = table.map(([verb, words]) => [
  new RegExp(`^(?:${words.split(' ').join('|')})(?![\\p{L}-])`, 'iu'),
  verb,
]);

/** The verb for a thing without its article; null where nobody would know what is done with it. */
function verbWith(thing: string): string | null {
  const found = shaped.find(([pattern]) => pattern.test(thing)) ?? byWord.find(([pattern]) => pattern.test(thing));
  return found?.[1] || null;
}

/** Set phrases of a trade, with the verb and the object they are said with. */
const phrases: [RegExp, string, string][] = [
  [/^téléphone(?= |$)/iu, 'répondre', 'au téléphone'],
  [/^rendez-vous(?= )/iu, 'assurer', 'les rendez-vous'],
  [/^cartes grises(?= |$)/iu, 'établir', 'les cartes grises'],
  [/^prix de revient(?= |$)/iu, 'calculer', 'les prix de revient'],
  [/^prises? de commandes?(?= |$)/iu, 'prendre', 'les commandes'],
  [/^prises? de rendez-vous(?= |$)/iu, 'prendre', 'les rendez-vous'],
  [/^levées? de doute(?= |$)/iu, 'lever', 'le doute'],
  [/^(?:équipe|brigade)(?= de )/iu, 'travailler', 'avec une équipe'],
];

const mostVerbs = 4;

/**
 * « un rang de 28 couverts, la prise de commande sur tablette » → « tenir un rang de 28 couverts, prendre les commandes sur
 * tablette »: a list of things told as what one does with them; null unless each has its verb.
 */
export function doingOf(items: string): Clause[] | null {
  if (/[;:]/.test(items)) return null;
  const whole = onNames(items);
  if (whole) return [whole];
  const parts = partsOf(items);
  if (parts.some((part, index) => sharesObject(items, part, parts[index + 1]))) return null;
  const each = parts.map(doingOne);
  if (!each.every((clause) => clause !== null)) return null;
  const groups: [string, string[]][] = [];
  for (const [verb, object] of each.map(cut)) {
    const before = groups.at(-1);
    if (before?.[0] === verb && listable.test(object)) before[1].push(object);
    else groups.push([verb, [object]]);
  }
  // Work alone is told as such, by the nouns the person chose.
  if (groups.every(([verb]) => verb === 'assurer')) return null;
  const told = groups.map(([verb, objects]) => fromVerb(verb, enumerated(objects), null));
  const isTwice = new Set(groups.map(([verb]) => verb)).size < groups.length;
  return told.length > mostVerbs || isTwice || !told.every((clause) => clause !== null) ? null : told;
}

/** « surveillance et réfection des pansements », « mise en service et réglage des pompes »: the second tells what both are done to. */
function sharesObject(items: string, part: string, next: string | undefined): boolean {
  const isAlone = /^\p{L}+(?: en \p{L}+)?$/u.test(part) && isWorkNoun(part.split(' ')[0] ?? '');
  const isWhole = next !== undefined && /^\p{L}+ (?:d[eu]s? |d’)/u.test(next) && isWorkNoun(next.split(' ')[0] ?? '');
  return isAlone && isWhole && items.includes(`${part} et ${next}`);
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
  const own = verbWith(first);
  return own ? fromVerb(own, `les ${items}`, null) : null;
}

function doingOne(part: string): Clause | null {
  const thing = part.replace(/^(?:l[ae]s? |l’|des |une? )/iu, '');
  const [set, verb = '', object = ''] = phrases.find(([pattern]) => pattern.test(thing)) ?? [];
  if (set) return fromVerb(verb, object + thing.replace(set, ''), null);
  const bare = thing.replace(/^(?:\d[\d\u202f ]*(?:à \d[\d\u202f ]*)?|deux|trois|quatre|cinq|six) ?/u, '');
  const own = verbWith(bare);
  const phrase = own ? articled(part) : null;
  if (own && phrase) return fromVerb(own, phrase, null);
  const clause = fromNoun(part);
  if (clause && !/^(?:assurer|suivre) /u.test(clause.infinitive) && clause.infinitive.split(' ').length > 2)
    return clause;
  // « facturation », « appel des pompiers »: work that has no verb of the same object.
  const work = isWorkNoun(thing.split(' ')[0] ?? '') ? articled(part) : null;
  return work && !/^\d/.test(work) ? fromVerb('assurer', work.replace(/^des /u, 'les '), null) : null;
}
