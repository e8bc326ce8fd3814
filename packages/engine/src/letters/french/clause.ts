import { participleOf, presentOf } from './verb-forms.ts';

/**
 * A mission said as parts of a sentence: after « j’ai » (`past`), after « je » (`present`), as an infinitive, and as a
 * noun phrase, null where it cannot be built without a fault of grammar. `isDone`: told as over, even in a job held today.
 */
export type Clause = { past: string; present: string; infinitive: string; noun: string | null; isDone?: boolean };

const urgent = /^(?:alerter|évacuer|secourir)$/;

export function fromVerb(verb: string, object: string, noun: string | null): Clause | null {
  const past = participleOf(verb);
  const present = presentOf(verb);
  if (!past || !present) return null;
  // Nobody alerts every day: what is done when need be is told so.
  // What is to be prevented is known: « prévenir les escarres ».
  if (verb === 'prévenir' && /^des /u.test(object)) return fromVerb(verb, object.replace(/^des /u, 'les '), noun);
  const often = urgent.test(verb) && !/ (?:au|en cas de) besoin/.test(object) ? `${object} au besoin` : object;
  return { past: `${past} ${object}`, present: `${present} ${often}`, infinitive: `${verb} ${often}`, noun };
}

/** What one says is done with a thing, where « assurer » is nobody’s word for it. */
const own: [RegExp, string][] = [
  [/^(?:ateliers?|réunions?(?! (?:d’équipe|de synthèse|de service))|permanences?|animations)(?!\p{L})/iu, 'animer'],
  [/^(?:relations?|liens?|contacts?) (?:avec|aux?) /iu, 'entretenir'],
  [/^(?:entretiens?) (?:avec|auprès|individuels?|annuels?|de recrutement|téléphoniques?)/iu, 'mener'],
  [/^(?:portefeuille|stocks?|achats|impayés)(?!\p{L})/iu, 'gérer'],
  [
    /^(?:bilans?|comptes? rendus?|notes de synthèse|rapports(?! avec)|courriers|convocations|attestations|lettre|spécifications)(?!\p{L})/iu,
    'rédiger',
  ],
  [
    /^(?:rondes?|visites?|relevés?|prélèvements?|inventaires?|dépannages?|contrôles|réglages|vidanges?|diagnostics?|tournées?|remplacements|transports?|rapprochements?|analyses|essais|tests|métrés?|bionettoyage|soudures?|audits|chronométrages?|constats|pesées|chargements?)(?!\p{L})/iu,
    'effectuer',
  ],
  [
    /^(?:ménage|plonge|relances|courses|toilettes|service(?! (?:informatique|après|client|de|d’))|petits? travaux|lessives?|transmissions|chambres(?! (?:implantables|froides|d’hôtes|à ))|lits|mise en (?:place|rayon)(?! d)|étiquetage|filmage|tri(?= de)|épluchage)(?!\p{L})/iu,
    'faire',
  ],
  [/^(?:soins?)(?!\p{L})/iu, 'dispenser'],
  [
    /^(?:standard|secrétariat|permanence téléphonique|caisse|cabines|stand|registres?|agendas?|carnets?|cahiers?(?! (?:des charges|de recettes?)))(?!\p{L})/iu,
    'tenir',
  ],
  [
    /^(?:plannings?|devis|factures(?! fournisseurs)|reportings?|tableaux? de bord|bons de|états des lieux|déclarations|liasses|décomptes|bulletins(?! d’information)|notes de calcul|plans? de soins|contrats)(?!\p{L})/iu,
    'établir',
  ],
  [/^(?:campagnes?|négociations?|expertises)(?!\p{L})/iu, 'mener'],
  [/^(?:ravalements?|enduits?|finitions|cuissons|pansements|brushings|colorations|montages)(?!\p{L})/iu, 'réaliser'],
  [/^(?:petits déjeuners|plateaux-repas)/iu, 'préparer'],
  [/^(?:notes de frais|dossiers|litiges|réclamations)(?!\p{L})/iu, 'traiter'],
  [/^commandes (?:chez|auprès|aux?|de)(?!\p{L})/iu, 'passer'],
  [
    /^(?:migration|refonte|réhabilitation|mise en conformité|mise aux normes|déploiement|réorganisation|rénovation|restructuration|modernisation|numérisation)(?!\p{L})/iu,
    'mener',
  ],
];

function verbOf(thing: string): string | null {
  return own.find(([pattern]) => pattern.test(thing))?.[1] ?? null;
}

const article = /^(?:les? |la |l’|des |une? |\d+ )/u;
/** Where another thing with its article begins. */
const nextThing = /(?:, | et |,? ainsi qu(?:e |’))(?=(?:les? |la |l’|des |une? )\p{L})/u;

/** The verb for a thing with its article where « assurer » is not the one; of several things, only where it fits them all. */
export function verbFor(noun: string): string | null {
  const found = noun.split(nextThing).map((phrase) => {
    const thing = article.test(phrase) ? phrase.replace(article, '') : '';
    const verb = verbOf(thing);
    // « la mise en rayon et caisse »: what hangs on it without its article is held by another verb.
    const [, tail = ''] = / et (\p{Ll}[^,]*)$/u.exec(thing) ?? [];
    return tail !== '' && (verbOf(tail) ?? verb) !== verb ? null : verb;
  });
  return found.every((verb) => verb === found[0]) ? (found[0] ?? null) : null;
}

/** « assurer l’accueil », and « effectuer les rondes »: of several things only the verb that fits them all. */
export function assured(noun: string): Clause {
  return fromVerb(verbFor(noun) ?? 'assurer', noun, noun) as Clause;
}
