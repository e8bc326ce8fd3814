import { opensOnName } from '../../skills/tool-name.ts';
import { actionOf, genderOf, isNoun, knownVerb } from './actions.ts';
import { opensOnPeople } from './is-context.ts';
import { genderInLexicon } from './lexicon-gender.ts';
import { enumerated, withQue, withThe } from './link-words.ts';
import { genderOfLetters } from './named-tool.ts';
import { adjective, goesOn, isChannel } from './object-of.ts';
import { uncapitalised } from './typeset.ts';

const mostThings = 5;

/**
 * « Terrasse de 80 places, encaissement et clôture de caisse » → « une terrasse de 80 places, l’encaissement et la clôture
 * de caisse »: a line that lists what a job was made of, each thing with its article. null in doubt of one of them.
 */
export function thingsOf(text: string, isKnown = false): string | null {
  const all = partsOf(text);
  const things = isKnown ? all : told(all);
  if (
    things.length > mostThings ||
    text.includes(';') ||
    tellsSentence(text) ||
    opensOnPeople(text) ||
    all.some((thing) => isNoThing(thing))
  )
    return null;
  const each = things.map(articledAt);
  if (!each.every((thing) => thing !== null)) return null;
  // « le démarrage, les réglages »: beside what is known, nothing is « des ».
  const isOne = isKnown || each.some((thing) => /^(?:l[ea] |l’)/.test(thing));
  const said = each.map((thing) =>
    isOne ? thing.replace(/^(?:des|de) (?=[\p{Ll}-]+[sx](?: |$))(?!\S+ (?:de|à) \d)/u, 'les ') : thing,
  );
  const last = said.at(-1) ?? '';
  const isMixed = said.length > 1 && said.some((thing) => / et /.test(withoutBrackets(thing)));
  return isMixed ? `${said.slice(0, -1).join(', ')}, ainsi ${withQue(last)}` : enumerated(said);
}

/** Of a long list the first things, and not those that have no article: what can be told well is told. */
function told(things: string[]): string[] {
  const some = things.length > mostThings ? things.slice(0, mostThings - 1) : things;
  const known = some.filter((thing, at) => articledAt(thing, at) !== null);
  const isMost = known.length * 2 > some.length || (known.length * 2 === some.length && some.length < 3);
  return known.length > 0 && known[0] === some[0] && isMost ? known : some;
}

/** « parc de serveurs, Windows pour les deux tiers »: behind a comma a capital is that of a name. */
function articledAt(thing: string, at: number): string | null {
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(thing) ? null : articled(thing);
}

function isNoThing(thing: string): boolean {
  return [person, shift, reached, lasting, superlative].some((pattern) => pattern.test(thing));
}

/** Who someone was, and what came of it, are nothing a job is made of. */
const person =
  /^(?:seule?|chef|cheffe|professeure?|responsable|référente?|tut(?:eur|rice)|membre|animat(?:eur|rice)|format(?:eur|rice)|adjointe?|président|présidente|trésori(?:er|ère)|gérante?|secrétaire|représentante?) /iu;
/** « équipe du matin »: when one worked. */
const shift =
  /^(?:équipes?|postes?|horaires?) (?:du |de |d’)?(?:matin|après-midi|soir|nuit|journée|jour|week-end)(?!\p{L})/iu;
const reached =
  /^(?:meilleure?s?|premi(?:er|ère)|deuxième|seconde?|troisième|1re?|1er|[2-5]e|lauréate?|objectifs?) |(?:^|\s)(?:sous|à) \d+(?:,\d+)?[ \u202f]?%|(?:ramené|atteint|passé|porté|gagné|obtenu|réduit)e?s? /iu;

/** « à midi je sers en salle », « les gamins ont changé »: a sentence, and no thing. */
export function tellsSentence(text: string): boolean {
  return pronoun.test(text) || verb.test(text);
}

const pronoun = /(?<![\p{L}-])(?:je|nous|vous|on|ils?|elles?)(?![\p{L}-])|(?<!\p{L})j’/iu;
/** Small letters only: « Secteur Est de Lyon ». */
const verb =
  /\p{L} (?:n’)?(?:ont|sont|est|était|étaient|avait|avaient)(?= )|\p{L} a \p{Ll}+(?:é|i|u|is|it)e?s?(?!\p{L})/u;

/** « le plus long (d’avril à juillet) »: one of what is not said here. */
const superlative = /^l[ea]s? (?:plus|moins|meilleure?s?|premi(?:er|ère)s?|derni(?:er|ère)s?)(?!\p{L})/iu;

const lasting = /^\d+ (?:semaines?|mois|jours?|ans|heures?|h)(?!\p{L})/u;

/** Cut at commas, and at « et » before another noun; what goes on with the thing before stays with it. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let link = '';
  const pieces = text.split(/(, | et )(?![^()]*\))/);
  for (const [at, piece] of pieces.entries()) {
    const before = parts.at(-1);
    if (piece === ', ' || piece === ' et ') link = piece;
    else if (before !== undefined && at < pieces.length - 1 && isPair(before, link, piece))
      parts[parts.length - 1] += ` et ${articled(piece)}`;
    else if (before !== undefined && isMore(before, link, piece)) parts[parts.length - 1] += link + piece;
    else parts.push(piece);
  }
  return parts;
}

/** « l’ouverture et la fermeture du magasin »: of two in one breath, the second tells what both are about. */
function isPair(before: string, link: string, piece: string): boolean {
  const [word = '', next = ''] = piece.split(' ');
  const isWork = (noun: string) => actionOf(noun) !== null && articleOf(noun.toLowerCase(), '') !== null;
  return link === ' et ' && isWork(before) && isWork(word) && /^(?:d[eu]s?|d’.*|sous|en|à|aux?|sur)$/u.test(next);
}

/** « lettres, en français », « missions en entrepôt, messagerie », « alarme incendie et intrusion ». */
function isMore(before: string, link: string, piece: string): boolean {
  return isPlaceInRow(before, piece) || isRestOfThing(before, link, piece);
}

/** « dans le Rhône, la Loire et l’Ain » */
function isPlaceInRow(before: string, piece: string): boolean {
  return /^(?:l[ae]s? |l’)\p{Lu}/u.test(piece) && ofPlaces.test(before);
}

function isRestOfThing(before: string, link: string, piece: string): boolean {
  const [word = '', ...rest] = piece.split(' ');
  // « une terminale », « 42 000 colis » beside other things: one more.
  if (link === ', ' && /^(?:une?|les?|la|deux|trois|quatre|cinq|\d[\d\u202f ]*) \p{L}/u.test(piece)) return false;
  if (preposed.test(word)) return false;
  if (goesOn.test(`${piece} `) || isChannel(before, piece) || ofDay.test(piece)) return true;
  if (adjective.test(word) && !isNoun(word)) return true;
  if (isParticiple.test(word) && !isNoun(word) && (link === ' et ' || rest.length > 0)) return true;
  if (link === ' et ' && isOfKind(before, piece)) return true;
  if (
    rest.length === 0 &&
    actionOf(word) === null &&
    / (?:en|sur|chez|dans|avec|pour) \p{Ll}\S*(?:, \S+)*$/u.test(before)
  )
    return true;
  return link === ' et ' && before.includes(' ') && !opensThing(piece);
}

/** « 15 patients par poste, jour et nuit » */
const ofDay = /^(?:jour|nuit|matin|midi|soir|week-end)s?(?= \(|$)/u;

const ofPlaces =
  /(?:^|\s)(?:dans|sur|en|vers|entre) (?:l[ae]s? |l’)?\p{Lu}[\p{L}’-]*(?:, (?:l[ae]s? |l’)\p{Lu}[\p{L}’-]*)*$/u;

const isParticiple = /^\p{Ll}{3,}(?:ées?|és?|(?<!er)ies?|is|ues?|us|ites?|its)$/u;

/** « quantitatifs béton et acier », « ouvrages en béton et charpente métallique »: both qualify what stands before. */
function isOfKind(before: string, piece: string): boolean {
  const words = before.split(' ');
  const [last = '', link = ''] = [words.at(-1), words.at(-2)];
  const [word = ''] = piece.split(' ');
  const isWork = actionOf(word) !== null || actionOf(word.replace(/s$/, '')) !== null;
  const isAlone = !piece.includes(' ');
  if ((isWork && !isAlone) || !/^\p{Ll}/u.test(last)) return false;
  if (!isWork && /(?:^| )(?:en|sur|sous|avec|pour) \p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?(?:, [\p{Ll}-]+)*$/u.test(before))
    return true;
  return words.length > 1 && isNoun(last) && (isNoun(link) || articleOf(link.toLowerCase(), '') !== null);
}

/** After « et », only a noun with a complement of its own is another thing. */
function opensThing(piece: string): boolean {
  const [word = '', ...rest] = piece.split(' ');
  return articleOf(word, rest.join(' ')) !== null && (rest.length > 0 || actionOf(word) !== null);
}

const counted =
  /^(?:(?:environ|près de|plus de) \d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|plusieurs|l[ea]s? |l’|mes |\d[\d\u202f ]* (?!%|€|k€|M€|h(?:eures)?\b)\p{Ll})/u;

export function articled(thing: string): string | null {
  // « Sage X3 déployé sur 5 sites »: a product bears its name without article.
  if (/^\p{Lu}/u.test(thing) && opensOnName(thing)) return null;
  const letters = genderOfLetters(thing.split(' ')[0] ?? '');
  if (letters) return withThe(thing, letters);
  const said = uncapitalised(thing);
  if (counted.test(said)) return said;
  const [word = '', ...rest] = said.split(' ');
  const article = articleOf(word, rest.join(' '));
  if (article === null) return null;
  return article === 'm' || article === 'f' || article === 'plural' ? withThe(said, article) : `${article} ${said}`;
}

type Article = 'm' | 'f' | 'plural' | 'un' | 'une' | 'des' | 'de';

/** « le suivi », « une équipe de 16 », « les relances de clients », « des devis ». */
function articleOf(word: string, rest: string): Article | null {
  if (!/^\p{Ll}[\p{Ll}-]+$/u.test(word) || month.test(word) || isInfinitive(word) || isVerbal(word, rest)) return null;
  if (isOneInS(word, rest)) return 'm';
  if (unchanging.test(word)) return 'des';
  if (preposed.test(word)) return rest === '' ? null : 'de';
  const action = actionOf(word);
  if (action?.gender === 'plural' || (!action && isPlural(word)))
    return (isOfSomething.test(rest) && isAction(word)) || isOfOne.test(rest) ? 'plural' : 'des';
  return singularArticle(word, rest);
}

/** « gros œuvre », « tiers payant », « accès aux droits »: one thing that ends as many do. */
function isOneInS(word: string, rest: string): boolean {
  if (word === 'accès') return /^(?:à |aux? )/u.test(rest);
  return (word === 'gros' && /^œuvre/u.test(rest)) || (word === 'tiers' && rest !== '');
}

function singularArticle(word: string, rest: string): Article | null {
  const gender = actionOf(word)?.gender ?? nounGender(word, rest);
  if (gender !== 'm' && gender !== 'f') return null;
  const isOne = single.test(word) || (!isAction(word) && isCounted.test(rest));
  if (!isOne) return gender;
  return gender === 'm' ? 'un' : 'une';
}

/** « dépannage le week-end » */
const time = /^l[ea] (?:week-end|matin|soir|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi)(?!\p{L})/u;

/** « maîtriser le contentieux », « sais faire »: verbs that no list knows. */
function isVerbal(word: string, rest: string): boolean {
  // « poses les chemins de câbles »: no noun stands before an article.
  if (/^(?:l[ea]s? |l’|mes |vos )/.test(rest) && !time.test(rest)) return true;
  if (/(?:er|ir|(?<!u)re)$/.test(word) && /^(?:des |une? )/.test(rest)) return true;
  return /(?:er|ir|re)$/.test(rest) && knownVerb(rest) !== null;
}

function isInfinitive(word: string): boolean {
  return word === 'aller' || (/(?:er|ir|re)$/.test(word) && knownVerb(word) !== null);
}

function isPlural(word: string): boolean {
  const one = word.slice(0, -1);
  return /aux$/.test(word) || (/[^s]s$|x$/.test(word) && (nounGender(one, '') !== null || actionOf(one) !== null));
}

/** What is written down for letters goes before the dictionary, and that before an ending. */
function nounGender(word: string, rest: string): 'm' | 'f' | null {
  return isNoun(word) ? genderOf(word) : (genderInLexicon(word, rest) ?? genderOf(word));
}

function isAction(word: string): boolean {
  const one = word.replace(/s$/, '');
  return actionOf(word) !== null || actionOf(one) !== null || /(?:age|ment|tion|sion)$/.test(one);
}

/** « mars 2024 »: when it was. */
const month = /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/;
const preposed = /^(?:petite?s|grande?s|nouveaux|nouvelles|gros|grosses)$/;
const unchanging = /^(?:devis|avis|colis|prix|repas|flux|relais|accès|parcours|rendez-vous|procès-verbaux)$/;
/** « agendas du directeur »: all there are. */
const isOfOne = /^(?:du |de la |de l’|de mon |de ma )/u;
const isOfSomething = /^(?:d’|de |du |des )/;
const single = /^(?:mission|chantier|atelier|prototype|groupe|résidence|projet|poste|\p{Ll}{3,8}[ntqzx](?:aine))$/u;
const isCounted =
  /^(?:(?:d’)?\p{Ll}{3,} )?(?:de \d|d’une? |de (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente) )/u;

function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}
