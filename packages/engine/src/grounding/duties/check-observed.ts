import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';

/** How documents say that one looked on. */
const lookedOn = /\b(?:observat(?:ions?|eurs?|rices?)|sans (?:la )?pratique(?:r)?|en coulisses|temoin)\b/;
const avowed =
  /\b(?:vue?s?|voi[rst]|temoin|coulisse|demonstration|apercu|connaissance|rudiment|notion|jamais|pas|sans|non|ni|rien|ne|n'|encore|voudrai|souhait|aimerai|envie|apprendre)\b|\b(?:observ|regard|decouv|assist|spectat|apercev|initi)/;
/** Verbs that say no more than that one was there. */
const done =
  /\b(?:je |j'(?:y )?)(?:ai |avais |y )?(?:aussi |egalement |deja |meme )?(?!(?:suis|ai|avais|y|pass|suivi|fait|fais|eu|ete|connu|touch|frequent|cotoy|gout|entr|ret[ei]n|gard|retir|rapport|appris|decid|aim|sais|crois|pense)\w*\b)([a-z]{5,}|pris|mis|tenu|tiens|soud\w*|pose\w*)\b(?: en (?:charge|place|main))?(?: (?:des |les |la |le |une? |sur |avec )[a-z]{3,})?/g;

/**
 * « la réanimation, où j’ai pris en charge des patients » of one who was there to observe, and « LC-MS » among the tools of
 * one who saw it shown: what no other line of the documents tells, as something done.
 */
export function checkObserved(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const watched = watchedIn(own);
  if (watched.size === 0) return [];
  return reading.tokens.flatMap(({ start, end }, index): Finding[] => {
    if (marks[start] !== stances.self || !watched.has(reading.stems[index] as string)) return [];
    const sentence = reading.sentences[sentenceAt(reading.sentences, start)];
    const from = Math.max(sentence?.start ?? 0, start - 160);
    const said = reading.folded.slice(from, Math.min(sentence?.end ?? end, end + 160));
    if (avowed.test(said)) return [];
    const [verb] = [...said.matchAll(done)].sort(
      (one, other) => Math.abs(from + one.index - start) - Math.abs(from + other.index - start),
    );
    if (!verb) return [];
    const [first, last] = [Math.min(start, from + verb.index), Math.max(end, from + verb.index + verb[0].length)];
    return [{ kind: 'skill', start: first, end: last, reason: reasons.skill(reading.text.slice(first, last)) }];
  });
}

const kept = new WeakMap<Facts, Set<string>>();
const longest = 60_000;

/** The telling words that only parts of this kind have. */
function watchedIn(facts: Facts): Set<string> {
  const known = kept.get(facts);
  if (known) return known;
  const { folded, tokens, stems, text } = facts.reading;
  const [here, elsewhere] = [new Set<string>(), new Set<string>()];
  let [from, to, isWatched] = [0, -1, false];
  if (folded.length <= longest && lookedOn.test(folded))
    tokens.forEach(({ key, start, end }, index) => {
      if (start > to) {
        from = start;
        const part = /^[^\n;]*/.exec(folded.slice(from, from + 600))?.[0] ?? '';
        to = from + part.length;
        isWatched = lookedOn.test(part);
      }
      const isName = /^\p{Lu}{2,}/u.test(text.slice(start, end));
      const isTelling = isName || (key.length > 4 && !isSmallWord(key) && !isPlain(key) && !lookedOn.test(key));
      if (isTelling && /[a-z]/.test(key)) (isWatched ? here : elsewhere).add(stems[index] as string);
    });
  const found = new Set([...here].filter((word) => !elsewhere.has(word)));
  kept.set(facts, found);
  return found;
}
