import type { CheckContext, Finding } from '../context.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { tokenAt } from '../text/read-text.ts';
import { isEveryday } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isOpener } from '../words/ordinary-words.ts';

/** How people say what they handle; what stands behind its article is a thing. */
const handled =
  /\b(?:j'utilis(?:e|ais)|j'ai (?:deja )?utilise|je mani(?:e|ais)|j'ai manie|je sais (?:utiliser|manier|me servir (?:de|d'))|je me ser(?:s|vais) (?:de|d')|je (?:maitrise|connais)(?: bien)?|j'ai travaille (?:avec|sur|sous)|je travaill(?:e|ais) (?:avec|sur|sous)|formee? (?:a|sur)) ?(?:le |la |l'|(?<!(?:avec|sur) )(?:les |des )|une? |du |de la |de l')/g;

/**
 * « J’utilise un dessiccateur » of one whose documents hold no such thing: the noun behind a verb of handling, which no
 * list of skills has and no list of everyone’s words either.
 */
export function checkUnheardOf(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  return [...reading.folded.matchAll(handled)].flatMap(({ index, 0: written }): Finding[] => {
    const at = tokenAt(reading.tokens, index + written.length);
    const token = reading.tokens[at];
    if (!token || marks[index] !== stances.self || marks[token.start] !== stances.self) return [];
    const { start, end } = token;
    // What has a capital is looked at with the names.
    if (!/^\p{Ll}/u.test(reading.text[start] ?? '') || isKnownToAll(context, at)) return [];
    return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)) }];
  });
}

/** A short word, one of everyone’s, of a term that is looked at elsewhere, or of what the documents tell so or otherwise. */
function isKnownToAll(context: CheckContext, index: number): boolean {
  const { reading, own, terms } = context;
  const { key, start, end } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  const root = reading.stems[index] as string;
  if (key.length < 6 || isOpener(key) || isEveryday(key) || inTerm(terms, start)) return true;
  return own.words.has(root) || hasKin(own.words, root) || isInInitials(context, own, { start, end });
}
