import { actionOf, genderOf, isNoun } from './actions.ts';
import { enumerated, withThe } from './link-words.ts';
import { adjective, goesOn } from './object-of.ts';
import { uncapitalised } from './typeset.ts';

const mostThings = 5;

/**
 * « Terrasse de 80 places, encaissement et clôture de caisse » → « une terrasse de 80 places, l’encaissement et la clôture
 * de caisse »: a line that lists what a job was made of, each thing with its article. null in doubt of one of them.
 */
export function thingsOf(text: string): string | null {
  const things = partsOf(text);
  if (things.length > mostThings) return null;
  const said = things.map(articled);
  if (!said.every((thing) => thing !== null)) return null;
  const last = said.at(-1) ?? '';
  const isMixed = said.length > 1 && said.some((thing) => / et /.test(withoutBrackets(thing)));
  return isMixed ? `${said.slice(0, -1).join(', ')}, ainsi que ${last}` : enumerated(said);
}

/** Cut at commas, and at « et » before another noun; what goes on with the thing before stays with it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let link = '';
  for (const piece of text.split(/(, | et )(?![^()]*\))/)) {
    const before = parts.at(-1);
    if (piece === ', ' || piece === ' et ') link = piece;
    else if (before !== undefined && isMore(before, link, piece)) parts[parts.length - 1] += link + piece;
    else parts.push(piece);
  }
  return parts;
}

/** « lettres, en français », « missions en entrepôt, messagerie », « alarme incendie et intrusion ». */
function isMore(before: string, link: string, piece: string): boolean {
  const [word = '', ...rest] = piece.split(' ');
  if (goesOn.test(`${piece} `)) return true;
  if ((adjective.test(word) || isParticiple.test(word)) && !isNoun(word)) return true;
  if (rest.length === 0 && actionOf(word) === null && / (?:en|sur|chez|dans) \S+(?:, \S+)*$/.test(before)) return true;
  return link === ' et ' && before.includes(' ') && !opensThing(piece);
}

const isParticiple = /^\p{Ll}{3,}(?:ées?|és?|ies?|is|ues?|us|ites?|its)$/u;

/** After « et », only a noun with a complement of its own is another thing. */
function opensThing(piece: string): boolean {
  const [word = '', ...rest] = piece.split(' ');
  return articleOf(word, rest.join(' ')) !== null && (rest.length > 0 || actionOf(word) !== null);
}

const counted =
  /^(?:une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|plusieurs|environ |l[ea]s? |l’|mes |\d[\d\u202f ]* (?!%|€|k€|M€|h(?:eures)?\b)\p{Ll})/u;

function articled(thing: string): string | null {
  const said = uncapitalised(thing);
  if (counted.test(said)) return said;
  const [word = '', ...rest] = said.split(' ');
  const article = articleOf(word, rest.join(' '));
  if (article === null) return null;
  return article === 'm' || article === 'f' || article === 'plural' ? withThe(said, article) : `${article} ${said}`;
}

type Article = 'm' | 'f' | 'plural' | 'un' | 'une' | 'des';

/** « le suivi », « une équipe de 16 », « les relances de clients », « des devis ». */
function articleOf(word: string, rest: string): Article | null {
  if (!/^\p{Ll}[\p{Ll}-]+$/u.test(word)) return null;
  if (unchanging.test(word)) return 'des';
  const action = actionOf(word);
  if (action?.gender === 'plural' || (!action && isPlural(word)))
    return isOfSomething.test(rest) && isAction(word) ? 'plural' : 'des';
  const gender = action?.gender ?? genderOf(word);
  if (gender !== 'm' && gender !== 'f') return null;
  const isOne = single.test(word) || (!isAction(word) && isCounted.test(rest));
  if (!isOne) return gender;
  return gender === 'm' ? 'un' : 'une';
}

function isPlural(word: string): boolean {
  const one = word.slice(0, -1);
  return /[^s]s$|x$/.test(word) && (genderOf(one) !== null || actionOf(one) !== null);
}

function isAction(word: string): boolean {
  const one = word.replace(/s$/, '');
  return actionOf(word) !== null || actionOf(one) !== null || /(?:age|ment|tion|sion)$/.test(one);
}

const unchanging = /^(?:devis|avis|colis|prix|choix|repas|relais|accès|parcours|rendez-vous|procès-verbaux)$/;
const isOfSomething = /^(?:d’|de |du |des )/;
const single = /^(?:mission|chantier|atelier|prototype|groupe|résidence|projet|poste)$/;
const isCounted =
  /^(?:\p{Ll}{3,} )?(?:de \d|d’une? |de (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente) )/u;

function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}
