import type { Candidate, Part } from '../candidate.ts';
import type { Opening } from '../voice.ts';

/** How many ways of telling one application differ before they come round again. */
export const angles = 6;

/** What an angle dwells on: lines of the nearest job, further lines of the others, and where the way is told first. */
type Emphasis = { near: number; past: number; joins: boolean; wayFirst: boolean };

const emphases: readonly Emphasis[] = [
  { near: 5, past: 2, joins: true, wayFirst: false },
  { near: 3, past: 3, joins: false, wayFirst: false },
  { near: 3, past: 3, joins: false, wayFirst: true },
  { near: 3, past: 3, joins: true, wayFirst: false },
  { near: 3, past: 1, joins: false, wayFirst: true },
  { near: 3, past: 3, joins: true, wayFirst: true },
];

export function emphasisOf(angle: number): Emphasis {
  return emphases[angle % angles] as Emphasis;
}

/** The kinds of opening that ask for the post. */
export const asks: readonly string[] = ['wanted', 'tie', 'match', 'hello', 'proud', 'detail', 'apply'];

/** Those that tell who applies. */
const names: readonly string[] = ['proud', 'hello', 'self', 'background', 'whole'];

export type CanSay = { [kind in Opening]?: boolean };

/** The opening of a letter at an angle, and how often what it begins with has been used at those before. */
export type Turned = { opening: Opening[]; round: number };

/** What asks for the post comes round; what stands beside it changes its place with every other angle. */
export function turned(opening: readonly Opening[], angle: number, canSay: CanSay): Turned {
  // The same words are not said twice: a tone that has them in a sentence of their own keeps them there.
  const isTwice = (kind: Opening) => kind === 'wanted' && opening.includes('wish');
  const isPossible = (kind: Opening) => !isTwice(kind) && (canSay[kind] ?? true);
  const own = opening.find((kind) => asks.includes(kind)) ?? 'apply';
  const kinds = [own, ...(asks as Opening[]).filter((kind) => kind !== own)].filter(isPossible);
  const asking = kinds[angle % kinds.length] ?? 'apply';
  const plain = opening.map((kind) => (kind === own ? asking : kind)).filter(isPossible);
  // Where nothing better opens it, who applies does, with all they bring, and the post comes second.
  const isBare = asking === 'hello' && plain.includes('whole');
  const said: Opening[] = isBare
    ? plain.flatMap((kind) => (kind === 'hello' ? [] : kind === 'whole' ? [kind, 'offered'] : [kind]))
    : plain;
  const ordered = angle % 2 === 1 && angle % angles > 2 ? said.reverse() : said;
  const tellsWho = ordered.some((kind) => names.includes(kind));
  return { opening: tellsWho ? ordered : [...ordered, 'self'], round: Math.floor(angle / kinds.length) };
}

const others: Partial<Record<Part, Part>> = { near: 'rest', rest: 'near' };

/** The way there before the nearest job, where an angle has it so. */
export function inOrder(candidates: readonly Candidate[], angle: number): Candidate[] {
  const isTold = candidates.filter(({ part }) => part === 'near').length > 2;
  if (!emphasisOf(angle).wayFirst || !isTold) return [...candidates];
  return candidates.map((one) => ({ ...one, part: others[one.part] ?? one.part }));
}
