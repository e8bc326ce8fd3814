/**
 * What a letter quotes from no CV, though it stands there in so many words. A line of work may hold one of these words too:
 * it is left out with the others, as a general sentence harms nobody.
 */
const kinds = [
  // Ways to reach someone, what they want and when they can begin.
  '@|www|https?:|[\\t|→!?]| {2}',
  whole(
    'cherch\\p{L}*|recherch(?:e|ons)|souhait\\p{L}*|objectif|disponib\\p{L}*|libre|mobil(?:e|ité)|références?|permis|à venir|attendus?|temps plein|tél|mail|langues?(?! des signes)|français|anglais|espagnol|allemand|italien|prétentions?|salaire|postul\\p{L}*|candidat\\p{L}*|voudrais|aimerais|veux|rêve|espère|demandeu\\p{L}+|prévue?s?|planifiée?s?|programmée?s?|envie|horaires|vacances|compris|lettres? de (?:recommandation|motivation)',
  ),
  // What they have not, or but little, and what they did not end: « manque de pratique », « refusée faute de place ».
  whole(
    'pas|non|ni|jamais|aucune?|sans|sauf|mal|peu|moins|manqu\\p{L}*|échou\\p{L}*|échecs?|ratée?s?|lacunes?|difficult\\p{L}*|difficile\\p{L}*|faible\\p{L}*|insuffi\\p{L}*|limitée?s?|incompl\\p{L}*|perdue?s?|plus valable|périmée?s?|admissible|ajourn\\p{L}*|refus\\p{L}*|anciens?|arrêtée?s?|abandonn\\p{L}*|inachev\\p{L}*|interr(?:omp\\p{L}*|uption\\p{L}*)|à (?:repasser|valider|terminer|finir)|inscrite?|débutante?|initiation|notions|bases|accrochage|accidents?|avertissements?|brevet des collèges',
  ),
  // Why and how something ended.
  whole(
    'mais|car|malgré|à cause|en raison|suite à|faute de|fermée?s?|fermeture|plan social|pse|virée?s?|renvoyée?s?|licenci\\p{L}*|démission\\p{L}*|faillite|liquid(?:ation|ée?s?)|redressement|expuls\\p{L}*|endett\\p{L}*|surendett\\p{L}*|dettes?',
  ),
  // What they think of themselves and of others.
  whole(
    'seule?|lentement|très|trop|vite|bien|mieux|parfait\\p{L}*|facil\\p{L}*|préfér\\p{L}*|détest\\p{L}*|ador\\p{L}*|passion\\p{L}*|plaisir|courag\\p{L}*|sérieu\\p{L}*|harcel\\p{L}*|harcèl\\p{L}*',
  ),
  // Health.
  whole(
    'malad\\p{L}*|santé|handicap\\p{L}*|invalid\\p{L}*|inapt\\p{L}*|arrêts? de travail|(?:traitement|suivi|arrêt|restriction|raison|avis|certificat|visite|contre-indication)s? (?:médica|psy)\\p{L}*|traitements? (?:de fond|contre|pour|à vie)|atteinte?s? (?:de|d’|du|par)|sclérose|cancer\\p{L}*|tumeur|dépress\\p{L}*|burn-?out|fibromyalg\\p{L}*|diab[èé]t\\p{L}*|épilep\\p{L}*|bipolaire\\p{L}*|schizo\\p{L}*|autis\\p{L}*|tdah|dys\\p{L}{4,}|asthm\\p{L}*|vih|sida|séroposit\\p{L}*|chimio\\p{L}*|hospitalis\\p{L}*|greff\\p{L}*|prothèses?|amput\\p{L}*|addict\\p{L}*|alcool\\p{L}*|drogues?|cure|sevr\\p{L}*|grossesse|enceinte|accouch\\p{L}*|fatig\\p{L}*|douleurs?|souffr\\p{L}*|charges lourdes|rqth|mdph|aah|thérap\\p{L}*|rééduc\\p{L}*|convalesc\\p{L}*|syndromes?|troubles?|allerg\\p{L}*|phobi\\p{L}*|tabac|ivresse|psychologue|médicaments?|mi-temps',
  ),
  // Family, origin, age and home.
  whole(
    '(?:m|n|s)(?:es|os) (?:enfants?|garçons?|filles?|fils|proches?|parents?)|(?:une?|deux|trois|quatre|cinq|six|\\d+) (?:enfants?|garçons?|filles?|fils|bébés?|proches?|parents?|beaux-parents)|au foyer|d[ue] foyer|parental\\p{L}*|congés?|mariages?|mari|mariée?s?|divorc\\p{L}*|célibataires?|veufs?|veuves?|j’ai \\d\\d ans(?! d)|pacs\\p{L}*|conjoint\\p{L}*|époux|épouse|grand-(?:père|mère)|aidante?s?|née?s?|âgée?|nationalité|origines?|séjour|réfugi\\p{L}*|asile|naturalis\\p{L}*|exil\\p{L}*|ma maison|mon (?:appartement|logement|couple)',
  ),
  // Belief and opinion.
  whole(
    'ramadan|prières?|église|messe|mosquée|synagogue|paroiss\\p{L}*|pèlerin\\p{L}*|religi\\p{L}*|catéch\\p{L}*|chrétien\\p{L}*|catholi\\p{L}*|musulman\\p{L}*|jui(?:f|ve)s?|bouddh\\p{L}*|évangéli\\p{L}*|protestant\\p{L}*|croyan\\p{L}*|voile|syndica\\p{L}*|syndiqu\\p{L}*|cgt|cfdt|sud|parti|milit\\p{L}*|manifest\\p{L}*|grèves?|gilets jaunes',
  ),
  // Justice, benefits and debts.
  whole(
    'prison\\p{L}*|détention|détenue?s?|incarc\\p{L}*|casier|garde à vue|condamn\\p{L}*|peines?|tig|probation|sursis|bracelet|conditionnelle|rsa|rmi|ass|chômage|pôle emploi|france travail|alloc\\p{L}*|aides? (?:sociales?|au logement|alimentaires?)|pensions?|retraites?|minima|mission locale|judiciaires?|en commun|plaintes?',
  ),
];
const untold = new RegExp(kinds.join('|'), 'iu');

const listOfNames =
  /^(?:logiciels?|outils?|compétences?|diplômes?|formations?|qualités?|loisirs?|divers(?:es)?)(?:\u00a0?:| )/iu;

/** « Je connais mal Excel », « arrêt de travail de six mois », « Outils : Word »: nothing to put forward. */
export function isUntold(line: string): boolean {
  return isHeldBack(line) || listOfNames.test(line);
}

/** The same of an item: « formation HACCP » is no list. */
export function isHeldBack(item: string): boolean {
  return untold.test(item);
}

function whole(words: string): string {
  return `(?<!\\p{L})(?:${words})(?!\\p{L})`;
}
