import type { CheckContext } from '../context.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

/** A role a text claims: where it is written, and the stems of what it is said of, nearest first. */
export type RoleClaim = { start: number; end: number; verb: string; about: string[]; sentence: number };

/** Verbs of work and of leading, by how they begin; what they end in makes them finite, a participle or « -ant ». */
export const leading = 'dirig|pilot|presid|chapeaut|supervis|orchestr|(?:co-?)?fond(?=e|a)|negoci|recrut';
const working =
  'men(?!ac|u)|condui|coordonn|anim|lanc|initi|instaur|cree|conc(?:oi(?=[st])|u)(?!r)|mont(?!r)|organis|deploi|deploy|realis|install|elabor|defini|develop|gere|gerais|construi|repens|refond';
const endings = '(?:e|es|ee|ees|ais|ait|ant|eais|eant|i|is|it|u|us|ue|ues|te|tes|ts|t|se)?';
const adverbs = '(?:aussi |egalement |deja |ensuite |enfin |moi-meme |meme |personnellement |seule? |entierement )?';
const speaker = `(?:\\bje |\\bj'|\\bet |, |\\bpuis |\\ben (?=[a-z]+ant\\b)|(?:^|[.:\\n•–-]) ?)(?:y |en |l'|les? |la |leur |lui )?(?:ai |avais )?${adverbs}`;
const spoken = new RegExp(
  `${speaker}((?:${leading}|${working})[a-z]{0,3}?${endings}|(?:pris|prends|prenais|assure|assurais|tenu|tiens) (?:la (?:tete|presidence|direction)|les renes)|(?:pris|prends|prenais|tiens) les commandes|(?:mis|mets|mettais) (?:en place|sur pied|en oeuvre))(?<![ei]r)(?= (?!vers\\b|sur\\b))`,
  'g',
);
/** « tarifs négociés par mes soins », « l’équipe placée sous ma direction »: what stands before is one’s own work. */
const byMe = new RegExp(
  `\\b((?:${leading}|${working})[a-z]{0,3}?${endings}) (?:par (?:mes (?:propres )?soins|moi)|sous ma (?:direction|conduite|houlette|supervision))\\b`,
  'g',
);
/** « …, association que j’ai cofondée »: it ends its clause, and what stands before is one’s own work. */
const bygone = new RegExp(`\\bqu(?:e )?j'(?:ai|avais) ((?:${leading})[a-z]{0,3}?${endings})(?=[.,;]|$)`, 'g');
/** « Négociation des accords d’entreprise »: the noun of such a verb, as lists have it. */
const named =
  /(?:^|[.:;,\n•–(-] ?|\bet |\bou |\bma |\bla |\bl'|\ble |\bleurs? |\bdes |\bdu |\bau )((?:negociation|presidence|supervision|recrutement|pilotage|direction|fondation)s?)(?= (?:d|a)(?:e |es |u |'|ux? )| et |[,.;])/g;
/** « à la tête de la station », « aux commandes du projet » */
const placed = /\b((?:a la (?:tete|presidence)|aux (?:commandes|renes)) (?=de |du |des |d'))/g;

/** The roles that a text claims for the candidate. */
export function claimsIn(context: CheckContext): RoleClaim[] {
  const { folded, sentences } = context.reading;
  const found: RoleClaim[] = [];
  const add = (match: RegExpMatchArray, direction: 'behind' | 'before') => {
    const verb = (match[1] ?? '').trim();
    const start = (match.index ?? 0) + match[0].indexOf(verb);
    const end = start + verb.length;
    if (!isMine(context, start) || isTeaching(folded, verb, end) || found.some((claim) => claim.start === start))
      return;
    const isBefore =
      direction === 'before' || /\bqu(?:e |')j(?:e |')[^,;.]{0,20}$/.test(folded.slice(Math.max(0, start - 30), start));
    const about = isBefore ? aboutBefore(context, start) : aboutBehind(context, end);
    found.push({ start, end, verb, about, sentence: sentenceAt(sentences, start) });
  };
  for (const match of folded.matchAll(byMe)) add(match, 'before');
  for (const match of folded.matchAll(spoken)) if (!isPassive(folded, match)) add(match, 'behind');
  for (const match of folded.matchAll(bygone)) add(match, 'before');
  for (const match of folded.matchAll(named)) add(match, 'behind');
  for (const match of folded.matchAll(placed)) add(match, 'behind');
  return found;
}

/** « j’initie des collégiens au code »: to teach someone is not to begin something. */
function isTeaching(folded: string, verb: string, end: number): boolean {
  return /^initi/.test(verb) && /^[^,.;:\n]{3,60} (?:a la|a l'|aux?) /.test(folded.slice(end, end + 70));
}

/** « Recrutée en CDI », « dirigé par un chef »: it was done to the candidate. */
function isPassive(folded: string, { 0: written, 1: verb = '', index = 0 }: RegExpMatchArray): boolean {
  const end = index + written.length;
  if (/^ par (?!mes |moi\b)/.test(folded.slice(end, end + 8))) return true;
  const isBare = !/\b(?:je|j|ai|avais|et|puis|en)\b/.test(written);
  return isBare && /ee?s?$/.test(verb) && !object.test(folded.slice(end, end + 5));
}

const object = /^ (?:l'|les? |la |des |une? |du |mon |ma |\d)/;

/** Said of oneself; or in an opening that the first person takes up: « Plannings, négociation … : cela m’occupe ». */
function isMine({ marks, reading: { folded, sentences } }: CheckContext, start: number): boolean {
  if (marks[start] === stances.self) return true;
  const sentence = sentences[sentenceAt(sentences, start)];
  const said = folded.slice(sentence?.start ?? 0, Math.min(sentence?.end ?? 0, start + 300));
  return (
    marks[start] === stances.they && /: [^:]*\b(?:m'|me |mon |ma |mes )/.test(said) && !/\bvo(?:us|s|tre)\b/.test(said)
  );
}

const reach = 9;

/** The telling words behind a verb, to the end of its clause. */
function aboutBehind({ reading: { tokens, stems, folded } }: CheckContext, end: number): string[] {
  const found: string[] = [];
  const first = tokenAt(tokens, end);
  for (let index = first; index < tokens.length && index < first + reach; index++) {
    const { key, start } = tokens[index] as CheckContext['reading']['tokens'][number];
    if (
      /[.;:,()\n]/.test(folded.slice(tokens[index - 1]?.end ?? start, start)) ||
      /^(?:et|afin|pour|qui|que|dont)$/.test(key)
    )
      break;
    if (!isSmallWord(key)) found.push(stems[index] as string);
  }
  return found;
}

/** The telling words before « que j’ai mené » or « … par mes soins ». */
function aboutBefore({ reading: { tokens, stems, folded } }: CheckContext, start: number): string[] {
  const found: string[] = [];
  for (let index = tokenAt(tokens, start) - 1, steps = 0; index >= 0 && steps < reach; index--, steps++) {
    const { key, end } = tokens[index] as CheckContext['reading']['tokens'][number];
    if (/[.;:,()\n]/.test(folded.slice(end, tokens[index + 1]?.start ?? end))) break;
    if (!isSmallWord(key)) found.push(stems[index] as string);
  }
  return found;
}
