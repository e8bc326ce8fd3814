import { parseArgs } from 'node:util';
import { type Figure, holds } from './figure.ts';
import { measureCv } from './measures/measure-cv.ts';
import { measureGap } from './measures/measure-gap.ts';
import { measureOffers } from './measures/measure-offers.ts';
import { measureRanking } from './measures/measure-ranking.ts';
import { tableOf, unseenSlack } from './print-table.ts';
import { type ReadPair, readSet, type SetName } from './read-set.ts';

const { values } = parseArgs({ options: { faults: { type: 'boolean' }, set: { type: 'string' } } });
const chosen: SetName[] = values.set === 'seen' ? ['seen'] : ['seen', 'unseen'];

const read = Object.fromEntries(await Promise.all(chosen.map(async (set) => [set, await readSet(set)]))) as Partial<
  Record<SetName, ReadPair[]>
>;
const all = Object.values(read).flat();
const figures = Object.fromEntries(chosen.map((set) => [set, measure(set)])) as Partial<Record<SetName, Figure[]>>;

process.stdout.write(
  `${all.length} CVs and as many offers: ${chosen.map((set) => `${read[set]?.length} ${set}`).join(', ')}\n\n`,
);
process.stdout.write(`${tableOf(figures.seen ?? [], figures.unseen ?? [])}\n`);
// What failed on the unseen pairs is not shown, so that nobody mends the engine for them.
if (values.faults)
  for (const { name, faults } of figures.seen ?? [])
    if (faults.length > 0) process.stdout.write(`\n${name}\n${faults.map((fault) => `  ${fault}\n`).join('')}`);

const missed = chosen.some((set) =>
  figures[set]?.some(
    (figure) => holds(figure, set === 'unseen' && figure.unit === 'share' ? unseenSlack : 0) === false,
  ),
);
process.exit(missed ? 1 : 0);

function measure(set: SetName): Figure[] {
  const pairs = read[set] ?? [];
  return [...measureCv(pairs), ...measureOffers(pairs), measureGap(pairs), ...measureRanking(pairs, all)];
}
