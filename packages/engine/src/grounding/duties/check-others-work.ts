import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const byOthers = [
  // « que le directeur d’agence valide »
  /\b(?:que|qu'|dont|laquelle|lesquels|lesquelles) ?(?:le |la |les |l'|mon |ma |mes |un |une )([a-z]+)(?: (?:d'|de |des |du |en |au )?[a-z]+){0,3}? ([a-z]{4,}(?:e|ent|t))\b(?=[.,;\n)]|$)/g,
  // « validés par le directeur », « préparés avec … »
  /\b()([a-z]{4,}(?:e|i|u)e?s?) par (?:le |la |les |l'|mon |ma |un |une )/g,
];

const endings = /(?:aient|ait|ais|ees?|es?|ent|er|ons|ont|s)$/;
const said =
  /\b(?:je|j')(?: |(?<='))(?:les |la |le |l'|en |y )?(?:ai |avais )?([a-z]{4,})(?: (?:moi-meme|seule?|personnellement|en autonomie))?\b|\b(?:et|,) (?:les |la |le |l')?(?:ai )?([a-z]{4,}) (?:moi-meme|personnellement)\b/g;

/** « je les valide moi-même » where the documents tell that somebody else does, and nowhere that the candidate does. */
export function checkOthersWork(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const others = othersVerbs(own);
  const agents = othersTrades(own);
  if (others.size + agents.size === 0) return [];
  return [...reading.folded.matchAll(said)].flatMap(({ index, 0: written, 1: one, 2: other }): Finding[] => {
    const verb = one ?? other ?? '';
    const isAgents = byMyself.test(written) && agents.has(rootOf(verb));
    if (marks[index] !== stances.self || !(isAgents || others.has(rootOf(verb)))) return [];
    const end = index + written.length;
    return [{ kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)) }];
  });
}

function rootOf(verb: string): string {
  return verb.replace(endings, '');
}

const kept = new WeakMap<Facts, Set<string>>();

/** The verbs of what others do, as the documents tell, where no other place has them. */
function othersVerbs(facts: Facts): Set<string> {
  const known = kept.get(facts);
  if (known) return known;
  const { folded, tokens } = facts.reading;
  const counts = new Map<string, number>();
  for (const { key } of tokens) counts.set(rootOf(key), (counts.get(rootOf(key)) ?? 0) + 1);
  const found = new Set<string>();
  for (const pattern of byOthers)
    for (const [, , verb = ''] of folded.matchAll(pattern)) {
      const root = rootOf(verb);
      if (root.length >= 5 && counts.get(root) === 1 && !facts.words.has(`${stem(root)}ation`)) found.add(root);
    }
  kept.set(facts, found);
  return found;
}

const byMyself = /\b(?:moi-meme|personnellement)\b/;
const someoneElse = /\b(?:avec|aux?|la|le|les|une?|du|des) ([a-z]{5,}?)(?:eurs?|euses?|rices?)\b/g;

/** « je retouchais moi-même » where the documents have « Lien avec la retoucheuse »: the trade of somebody else, by its verb. */
const othersTrades = oncePer(({ flat, cv }: Facts): Set<string> => {
  const titles = [cv?.title, ...(cv?.experiences ?? []).map(({ title }) => title)].map((title) =>
    foldText(title ?? ''),
  );
  const roots = [...flat.matchAll(someoneElse)].slice(0, 100).map(([, root = '']) => root);
  const words = flat.match(/[a-z]{5,}/g) ?? [];
  return new Set(
    roots.filter(
      (root) =>
        !titles.some((title) => title.includes(root)) &&
        words.every((word) => !word.startsWith(root) || /^(?:eurs?|euses?|rices?)$/.test(word.slice(root.length))),
    ),
  );
});
