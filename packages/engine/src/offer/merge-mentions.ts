import type { Requirement } from '@coach/contracts/offer';
import { foldText } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Mention } from './mention.ts';

type Merged = Requirement & { said: boolean; guessed: boolean };

/**
 * One requirement for each thing asked for, in the order of the text. What is demanded in so many words stays demanded;
 * a wish counts more than a duty that merely names the thing.
 */
export function mergeMentions(groups: readonly Mention[][]): Requirement[] {
  const byTerm = new Map<string, Merged>();
  for (const group of groups) {
    const [first, ...others] = group as [Mention, ...Mention[]];
    const names = [...first.alternatives, ...others.flatMap(({ term, alternatives }) => [term, ...alternatives])];
    const merged = toRequirement(first, names);
    const key = keyOf(merged.term);
    const known = byTerm.get(key);
    if (!known) byTerm.set(key, merged);
    else if (isNarrowerWish(known, first))
      byTerm.set(keyOf(first.longer as string), { ...merged, term: first.longer as string, kind: 'term' });
    else join(known, merged);
  }
  return withinReason([...byTerm.values()]).map(({ said: _said, guessed: _guessed, ...requirement }) => requirement);
}

function toRequirement(first: Mention, names: readonly string[]): Merged {
  const own = keyOf(first.term);
  return {
    term: first.term,
    kind: first.kind,
    importance: first.importance,
    alternatives: [...new Set(names)].filter((name) => keyOf(name) !== own),
    span: { start: first.start, end: first.end },
    said: first.said,
    guessed: first.guessed,
  };
}

/** The same words whatever their endings: « plantation » and « plantations » are one demand. */
function keyOf(term: string): string {
  return tokenise(foldText(term))
    .map(({ stem }) => stem)
    .filter((word) => !/^(?:d|de|du|des|la|l|le|les)$/.test(word))
    .join(' ');
}

/** « secrétariat juridique » among the duties, « secrétariat juridique des SAS » among the wishes. */
function isNarrowerWish(known: Merged, mention: Mention): boolean {
  return known.importance === 'must' && mention.importance === 'nice' && mention.longer !== null;
}

function join(known: Merged, other: Merged): void {
  if (known.said === other.said) {
    if (other.importance === 'must') known.importance = 'must';
  } else if (other.said) known.importance = other.importance;
  if (known.guessed && !other.guessed) known.span = other.span;
  known.said ||= other.said;
  known.guessed &&= other.guessed;
  for (const name of other.alternatives) if (!known.alternatives.includes(name)) known.alternatives.push(name);
}

/** A list that nobody would read to its end loses what was only guessed from the duties, the least telling first. */
const mostMusts = 40;

function withinReason(all: readonly Merged[]): Merged[] {
  const musts = all.filter(({ importance, kind }) => importance === 'must' && kind !== 'soft');
  const spare = musts
    .filter(({ guessed }) => guessed)
    .map((one, index) => ({ one, worth: Math.min(3, one.term.split(' ').length) - index / 1000 }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, Math.max(0, musts.length - mostMusts));
  const dropped = new Set(spare.map(({ one }) => one));
  return all.filter((one) => !dropped.has(one));
}
