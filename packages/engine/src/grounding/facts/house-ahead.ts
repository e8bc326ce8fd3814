import type { CheckContext } from '../context.ts';
import type { Anchor } from './anchors.ts';

/** « …, puis, depuis mars 2024, pour la coopérative X »: between « puis » and the house it belongs to. */
const leadsTo = /\b(?:puis|ensuite|enfin|et),$/;

export function houseAhead(
  { reading: { folded } }: Pick<CheckContext, 'reading'>,
  near: readonly Anchor[],
  from: number,
  to: number,
): Anchor | null {
  const ahead = leadsTo.test(folded.slice(Math.max(from - 12, 0), from))
    ? near.find(({ start }) => start > to)
    : undefined;
  return ahead && atHouse.test(folded.slice(to, ahead.start)) ? ahead : null;
}

const atHouse = /^, (?:pour|chez|a|au|aux|dans|au sein d[eu])[ '](?:[a-z']+[ -]){0,3}(?:l'|d')?$/;
