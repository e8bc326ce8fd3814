import { genderOf } from './actions.ts';
import { assured, type Clause, fromVerb, verbFor } from './clause.ts';
import {
  fromCoordinated,
  fromNoun,
  happens,
  nounOfAction,
  withActionArticle,
  withItsArticle,
} from './clause-of-noun.ts';
import { isOver } from './is-over.ts';
import { enumerated } from './link-words.ts';
import { adjective, isChannel } from './object-of.ts';

const mostVerbs = 3;

/**
 * « Prévention du vol, interpellation, rédaction des rapports » → « prévenir le vol, assurer l’interpellation, rédiger les
 * rapports »: each thing by its own verb, « assurer » for what has none; null where one of them has no article.
 */
export function fromThings(text: string): Clause[] | null {
  const { things, links } = thingsIn(text);
  const [first = ''] = things;
  if (things.length < 2 || things.length > 5 || !nounOfAction(first.split(' ')[0] ?? '')) return null;
  if (things.some(happens)) return null;
  const phrases = things.map((thing) =>
    nounOfAction(thing.split(' ')[0] ?? '') ? withActionArticle(thing) : withItsArticle(thing),
  );
  if (!phrases.every((phrase) => phrase !== null)) return null;
  const all = [assured(enumerated(phrases))];
  const own = inGroups(things, phrases, links);
  const carried = own.filter(({ infinitive }) => infinitive.startsWith('assurer '));
  const verbs = own.map(({ infinitive }) => infinitive.split(' ')[0]);
  const isTwice = new Set(verbs).size < verbs.length;
  return own.length > mostVerbs || carried.length > 1 || isTwice ? all : own;
}

function thingsIn(text: string): { things: string[]; links: string[] } {
  const items = text.split(/, (?![^()]*\))| et (?=\p{L}+)(?![^()]*\))/u);
  const cuts = text.match(/, (?![^()]*\))| et (?=\p{L}+)(?![^()]*\))/gu) ?? [];
  const things: string[] = [items[0] ?? ''];
  const links: string[] = [];
  items.slice(1).forEach((item, index) => {
    const [noun = ''] = item.split(' ');
    const isThing = nounOfAction(noun) || (genderOf(noun) !== null && !adjective.test(noun));
    const before = things.at(-1) as string;
    if (isChannel(before, item)) things[things.length - 1] += `${cuts[index]}${item}`;
    else if (cuts[index] === ' et ' && !isThing) things[things.length - 1] += ` et ${item}`;
    else {
      things.push(item);
      links.push(cuts[index] ?? '');
    }
  });
  return { things, links };
}

/** « numérisation » of nothing in particular is no project one leads. */
function verbForOne(thing: string, phrase: string, isAlone: boolean): string {
  const verb = isAlone ? verbFor(phrase) : null;
  return verb === null || (verb === 'mener' && !thing.includes(' ')) ? 'assurer' : verb;
}

type Group = { verb: string; phrases: string[]; clause: Clause | null; isDone: boolean };

/** Things of one verb stand together: « tenir les cabines et la caisse ». */
function inGroups(things: readonly string[], phrases: readonly string[], links: readonly string[]): Clause[] {
  const groups: Group[] = [];
  for (let at = 0; at < things.length; at++) {
    const [thing = '', phrase = ''] = [things[at], phrases[at]];
    const pair = pairOf(things, links, at);
    const isAlone = !isShared(things, links, at);
    const clause = pair ?? (isAlone ? byOwnVerb(thing) : null);
    const verb = clause ? '' : verbForOne(thing, phrase, isAlone);
    const last = groups.at(-1);
    if (!clause && last?.verb === verb) last.phrases.push(phrase);
    else groups.push({ verb, phrases: [phrase], clause, isDone: !pair && isOver(thing) });
    if (pair) at += 1;
  }
  return groups.map(({ verb, phrases: some, clause, isDone }) => ({
    ...(clause ?? (fromVerb(verb, enumerated(some), enumerated(some)) as Clause)),
    ...(isDone ? { isDone } : {}),
  }));
}

/** « ouverture et fermeture du magasin »: two verbs of one object. */
function pairOf(things: readonly string[], links: readonly string[], at: number): Clause | null {
  if (links[at] !== ' et ' || isShared(things, links, at - 1)) return null;
  const [one = '', other = ''] = [things[at], things[at + 1]];
  if (one.includes(' ') || !other.includes(' ') || isBare(things[at - 1] ?? '')) return null;
  const both = fromCoordinated(`${one} et ${other}`);
  return both && !both.infinitive.startsWith('assurer ') ? both : null;
}

const isBare = (thing: string) => thing !== '' && !thing.includes(' ') && nounOfAction(thing) !== null;

/** Whether what follows tells what this is done to as well: « saisie, codification et classement des factures ». */
function isShared(things: readonly string[], links: readonly string[], at: number): boolean {
  const [one = '', other = ''] = [things[at], things[at + 1]];
  // « mise en service et réglage de pompes »
  if (/^mise en \p{L}+$/iu.test(one) && links[at] === ' et ' && / (?:d[eu]s? |d’)/u.test(other)) return true;
  if (isBare(one) && isBare(other) && links[at + 1] === ' et ') return true;
  if (isBare(one) && links[at] === ' et ' && other.includes(' ') && nounOfAction(other.split(' ')[0] ?? ''))
    return true;
  const [before = ''] = [things[at - 1]];
  return (
    at > 0 &&
    isBare(before) &&
    links[at - 1] === ' et ' &&
    one.includes(' ') &&
    nounOfAction(one.split(' ')[0] ?? '') !== null
  );
}

/** « rédaction des rapports » → « rédiger les rapports »; null where the noun has no verb of the same object. */
function byOwnVerb(thing: string): Clause | null {
  const clause = fromNoun(thing);
  const isOwn =
    clause &&
    !/^(?:assurer|suivre|effectuer|faire|tenir|animer|mener|établir|gérer|dispenser) /u.test(clause.infinitive);
  const isWhole = clause?.infinitive.endsWith(thing.split(' ').at(-1) ?? thing);
  return isOwn && isWhole && !thing.includes(', ') ? clause : null;
}
