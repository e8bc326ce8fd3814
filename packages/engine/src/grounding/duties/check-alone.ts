import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSmallWord } from '../words/small-words.ts';

/** How a text says that nobody helped; « le seul », « une seule » count, and say no such thing. */
const alone =
  /(?<!\b(?:le|la|les|une?|d'une?|l'|non|pas) )\b(?:toute? )?seule?s?\b(?! (?:comptable|but|objectif))|\bsans (?:aucune? |l'|la moindre |le moindre )?(?:aide|renfort|appui|assistance|soutien)\b|\ben solo\b|\bpersonne pour m'[a-z]+/g;
const withOthers =
  /\bcollecti(?:f|ve)s?\b|\bcommune?s?\b|\ben (?:binome|equipe|duo|tandem|trinome|collaboration|partenariat)\b|\ba (?:deux|trois|quatre)\b|\baux cotes d|\bsous (?:la |le )?(?:direction|supervision|controle|responsabilite|tutorat)\b|\b(?:participation|contribution|aide|appui) (?:a|au|aux)\b/;
const withSomeone =
  /\b(?:avec|assistee? (?:de|par)|aide de) (?:une? |le |la |l'|les |mon |ma |mes |des |deux |trois )([a-z]{4,})/g;
const somebody =
  /(?:eurs?|euses?|trices?|istes?|logues?|iens?|iennes?|tectes?)$|^(?:expert|colleg|equip|chef|cheffe|direct|patron|gerant|respons|medecin|bureau|agenc|service|cabinet|prestatair)/;
const byOneself = /\bseule?s?\b|\bautonom|\ben solo\b/;
const enough = 2;

/** « j’ai mené seule ce passage à Java 17 » of what the documents tell as done in a pair, with the maker, with a team. */
export function checkAlone(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(alone)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const { from = 0, to = 0 } = reading.sentences[sentenceAt(reading.sentences, index)] ?? {};
    const words = reading.tokens
      .slice(from, Math.min(to, from + most))
      .filter(({ key }) => (key.length > 3 && !isSmallWord(key)) || /^\d{2,}$/.test(key))
      .map(({ key }) => key.slice(0, root));
    if (!isSharedWork(own, new Set(words))) return [];
    const end = index + written.length;
    return [{ kind: 'level', start: index, end, reason: reasons.alone(reading.text.slice(index, end)) }];
  });
}

const most = 60;
const root = 6;

/** The part of the documents that has most of the words says that others took part, and none that has as many says not. */
function isSharedWork(facts: Facts, words: ReadonlySet<string>): boolean {
  let best = enough;
  let found: string[] = [];
  for (const { text, heads } of partsOf(facts)) {
    const shared = [...words].filter((word) => heads.has(word)).length;
    if (shared > best) found = [];
    if (shared >= best) found.push(text);
    best = Math.max(best, shared);
  }
  return found.length > 0 && found.every((text) => !byOneself.test(text)) && found.some(tellsOthers);
}

function tellsOthers(text: string): boolean {
  if (withOthers.test(text)) return true;
  return [...text.matchAll(withSomeone)].some(
    ([, who = '']) => somebody.test(who) || ['staff', 'person'].includes(nounClass(stem(who)) ?? ''),
  );
}

type Part = { text: string; heads: Set<string> };
const kept = new WeakMap<Facts, Part[]>();

/** What the documents tell between two breaks, with how its words begin. */
function partsOf(facts: Facts): Part[] {
  const known = kept.get(facts);
  if (known) return known;
  const parts = facts.reading.folded
    .split(/[\n;•]|\. /)
    .slice(0, 400)
    .map((text) => ({ text, heads: new Set((text.match(/[a-z\d]{2,}/g) ?? []).map((word) => word.slice(0, root))) }));
  kept.set(facts, parts);
  return parts;
}
