import data from '../../data/occupation-families.json' with { type: 'json' };
import { meaningfulStems } from './word-index.ts';

type Trade = { family: number; stems: readonly string[] };

let byFirst: Map<string, Trade[]> | null = null;

function tradesByFirst(): Map<string, Trade[]> {
  if (byFirst) return byFirst;
  byFirst = new Map();
  for (const [family, list] of data.families.entries())
    for (const stems of list.split(';').map(meaningfulStems)) {
      const [first] = stems;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { family, stems }]);
    }
  return byFirst;
}

/** The families of trades that the words of a title name, by the number of the family. */
export function tradeFamilies(stems: readonly string[]): Set<number> {
  const said = new Set(stems);
  const trades = stems.flatMap((stem) => tradesByFirst().get(stem) ?? []);
  const named = trades.filter((trade) => trade.stems.every((stem) => said.has(stem)));
  return new Set(named.map(({ family }) => family));
}
