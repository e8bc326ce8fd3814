import type { Opening } from '../voice.ts';

/** How many ways of telling one application differ before they come round again. */
export const angles = 6;

const asks: readonly Opening[] = ['apply', 'hello', 'proud', 'employer'];

/** What the first sentence of each angle is about; null is the tone’s own choice. */
const leads: readonly (readonly Opening[] | null)[] = [
  null,
  ['proud', 'employer'],
  ['employer', 'apply'],
  ['hello', 'apply'],
  ['apply'],
  ['proud', 'hello'],
];

export type CanSay = { [kind in Opening]?: boolean };

/** The opening of a tone as an angle has it: what asks for the post, what stands beside it, and in which order. */
export function turned(opening: readonly Opening[], angle: number, canSay: CanSay): Opening[] {
  const isPossible = (kind: Opening) => canSay[kind] ?? true;
  const own = opening.find((kind) => asks.includes(kind)) ?? 'apply';
  const wanted: Opening[] = [...(leads[angle % angles] ?? []), own, 'hello'];
  const asking = wanted.find(isPossible) ?? 'apply';
  const said = opening.map((kind) => (kind === own ? asking : kind)).filter(isPossible);
  // Years and papers first, where the tone has them last, and the other way round.
  const ordered = angle % angles === 3 || angle % angles === 4 ? said.reverse() : said;
  const tellsWho = ordered.some(
    (kind) => kind === 'hello' || kind === 'self' || kind === 'background' || kind === 'proud',
  );
  return tellsWho ? ordered : [...ordered, 'self'];
}
