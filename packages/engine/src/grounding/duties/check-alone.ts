import { oncePer } from '../../text/once-per.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSmallWord } from '../words/small-words.ts';
import { has, partsOf } from './lines-retold.ts';

/** How a text says that nobody helped; « le seul », « une seule » count, and say no such thing. */
const alone =
  /(?<!\b(?:le|la|les|une?|d'une?|l'|non|pas) )\b(?:toute? )?seule?s?\b(?! (?:comptable|but|objectif))|\bsans (?:aucune? |l'|la moindre |le moindre )?(?:aide|renfort|appui|assistance|soutien)\b|\ben solo\b|\bmoi-meme\b|\bpersonne pour m'[a-z]+/g;
const withOthers =
  /\bcollecti(?:f|ve)s?\b|\bcommune?s?\b|\ben (?:binome|equipe|duo|tandem|trinome|collaboration|partenariat)\b|\ba (?:deux|trois|quatre)\b|\baux cotes d|\bsous (?:la |le )?(?:direction|supervision|controle|responsabilite|tutorat)\b|\baide-[a-z]+|\baupres d'une? [a-z]+(?:eur|rice|ier|iere|iste|ien|ienne)\b|\b(?:participation|contribution|aide|appui) (?:a|au|aux)\b/;
const withSomeone =
  /\b(?:avec|assistee? (?:de|par)|aide de) (?:une? |le |la |l'|les |mon |ma |mes |des |deux |trois )([a-z]{4,})/g;
/** « travail mené avec la pharmacie », « monté avec le directeur »: whoever it is, the work was shared. */
const doneWith =
  /\b(?:men|realis|fai|mont|coordonn|organis|condui|construi|prepar|cre|conc|redig|anim|port|pilot|travaill)[a-z]{0,5} avec (?:une? |le |la |l'|les |mon |ma |mes |des |deux |trois )/;
const somebody =
  /(?:eurs?|euses?|trices?|istes?|logues?|iens?|iennes?|tectes?)$|^(?:expert|colleg|equip|chef|cheffe|direct|patron|gerant|respons|medecin|bureau|agenc|service|cabinet|prestatair)/;
const byOneself = /\bseule?s?\b|\bautonom|\ben solo\b/;
const enough = 2;

/** « j’ai mené seule ce passage à Java 17 » of what the documents tell as done in a pair, with the maker, with a team. */
export function checkAlone(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const claimed = [...reading.folded.matchAll(alone)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const { from = 0, to = 0 } = reading.sentences[sentenceAt(reading.sentences, index)] ?? {};
    const words = reading.tokens
      .slice(from, Math.min(to, from + most))
      .filter(({ key }) => (key.length > 3 && !isSmallWord(key)) || /^\d{2,}$/.test(key))
      .map(({ key }) => key.slice(0, root));
    const end = index + written.length;
    // « Seule statisticienne », as the documents have it
    const phrase = /^ [a-z-]{4,}/.exec(reading.folded.slice(end, end + 40))?.[0];
    if (phrase && own.flat.includes(written + phrase)) return [];
    if (!isSharedWork(own, new Set(words)) && !isSharedThing(context, end)) return [];
    return [{ kind: 'level', start: index, end, reason: reasons.alone(reading.text.slice(index, end)) }];
  });
  return [...claimed, ...onlyOnes(context)];
}

const only = /\b(?:etais|suis|fus|etant) (?:le |la )(seule?) ([a-z]{5,})/g;
const several = '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[2-9]|\\d{2,})';

/** « j’étais la seule soignante de nuit » where the documents count two there. */
function onlyOnes({ reading, marks, own, ...context }: CheckContext): Finding[] {
  return [...reading.folded.matchAll(only)].flatMap(({ index, 0: written, 1: word = '', 2: who = '' }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const { own: named, near } = context.scopeAt(index);
    const owners = (named.length > 0 ? named : near).flatMap(({ entries }) => entries.map(({ owner }) => owner));
    const counted = new RegExp(`\\b${several} (?:[a-z]+ )?${who.slice(0, root)}`);
    const isMeant = ({ owner }: { owner: number }) => owners.length === 0 || owners.includes(owner);
    const tellers = partsOf(own).filter((part) => isMeant(part) && counted.test(part.text));
    if (tellers.length === 0 || new RegExp(`\\bseule? ${who.slice(0, root)}`).test(own.flat)) return [];
    const start = index + written.indexOf(` ${word} `) + 1;
    const end = index + written.length;
    return [{ kind: 'level', start, end, reason: reasons.alone(reading.text.slice(start, end)) }];
  });
}

const most = 60;
const few = 3;
const root = 6;

/** The part of the documents that has most of the words says that others took part, and none that has as many says not. */
function isSharedWork(facts: Facts, words: ReadonlySet<string>): boolean {
  let best = enough;
  let found: string[] = [];
  for (const { text, heads } of partsWithHeads(facts)) {
    const shared = [...words].filter((word) => heads.has(word)).length;
    if (shared > best) found = [];
    if (shared >= best) found.push(text);
    best = Math.max(best, shared);
  }
  return found.length > 0 && found.every((text) => !byOneself.test(text)) && found.some(tellsOthers);
}

/** « je compose seul une carte »: every line that tells of what stands behind says that others took part. */
function isSharedThing({ reading: { folded }, own }: CheckContext, end: number): boolean {
  const said =
    /^ (?:la |le |l'|les |une? |mon |ma |mes |des )[^,.;:()\n]{4,60}/.exec(folded.slice(end, end + 70))?.[0] ?? '';
  const about = (said.match(/[a-z]{4,}/g) ?? []).filter((word) => !isSmallWord(word)).map(stem);
  const tellers = partsOf(own).filter((part) => has(part, about[0] ?? ''));
  return (
    tellers.length > 0 &&
    tellers.length <= few &&
    tellers.every(({ text }) => !byOneself.test(text) && tellsOthers(text))
  );
}

function tellsOthers(text: string): boolean {
  if (withOthers.test(text) || doneWith.test(text)) return true;
  return [...text.matchAll(withSomeone)].some(
    ([, who = '']) => somebody.test(who) || ['staff', 'person'].includes(nounClass(stem(who)) ?? ''),
  );
}

type Part = { text: string; heads: Set<string> };

/** What the documents tell between two breaks, with how its words begin. */
const partsWithHeads = oncePer((facts: Facts): Part[] =>
  partsOf(facts).map(({ text }) => ({
    text,
    heads: new Set((text.match(/[a-z\d]{2,}/g) ?? []).map((word) => word.slice(0, root))),
  })),
);
