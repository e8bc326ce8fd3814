import data from '../../data/occupation-families.json' with { type: 'json' };
import { meaningfulStems } from './word-index.ts';

type Trade = { family: number; stems: readonly string[] };

type Kinship = 'families' | 'close';
const known = new Map<Kinship, Map<string, Trade[]>>();

function tradesByFirst(kinship: Kinship): Map<string, Trade[]> {
  const read = known.get(kinship);
  if (read) return read;
  const byFirst = new Map<string, Trade[]>();
  for (const [family, list] of data[kinship].entries())
    for (const stems of list.split(';').map(meaningfulStems)) {
      const [first] = stems;
      const trades = byFirst.get(first ?? '');
      if (trades) trades.push({ family, stems });
      else if (first !== undefined) byFirst.set(first, [{ family, stems }]);
    }
  known.set(kinship, byFirst);
  return byFirst;
}

/** The families of trades that the words of a title name, by the number of the family. */
export function tradeFamilies(stems: readonly string[]): Set<number> {
  return new Set(tradesIn('families', stems).map(({ family }) => family));
}

/** The groups of trades so close that who holds one does the work of the others. */
export function closeTrades(stems: readonly string[]): Set<number> {
  const named = tradesIn('close', stems);
  // « Mécanicien de maintenance » is no « mécanicien » of cars.
  const whole = named.filter(
    (trade) =>
      !named.some(
        (other) => other.stems.length > trade.stems.length && trade.stems.every((stem) => other.stems.includes(stem)),
      ),
  );
  return new Set(whole.map(({ family }) => family));
}

function tradesIn(kinship: Kinship, stems: readonly string[]): Trade[] {
  const said = new Set(stems);
  const trades = stems.flatMap((stem) => tradesByFirst(kinship).get(stem) ?? []);
  return trades.filter((trade) => trade.stems.every((stem) => said.has(stem)));
}
