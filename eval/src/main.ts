import { parseArgs } from 'node:util';
import { measureSet } from './measure-set.ts';
import { measureSpeed } from './measures/measure-speed.ts';
import { type Column, keeps, tableOf } from './print-table.ts';
import { readSet, type SpokenSet } from './read-set.ts';

/** How far behind the bounds the unseen set may stay: five points in a hundred. */
const unseenSlack = 0.05;

const { values } = parseArgs({ options: { faults: { type: 'boolean' }, set: { type: 'string' } } });
const chosen: SpokenSet[] = values.set === 'seen' ? ['seen'] : ['seen', 'unseen'];

/** First, in a process that holds nothing yet, as `npm run bench` has it: after the sets the heap is full of them. */
const speed = values.faults ? null : { head: 'measured', figures: await measureSpeed(), slack: 0 };
const pairs = await Promise.all(chosen.map(async (set) => ({ set, pairs: await readSet(set) })));
const all = pairs.flatMap((read) => read.pairs);
const columns = pairs.map(
  (read): Column => ({
    head: read.set,
    figures: measureSet(read.set, read.pairs, all),
    slack: read.set === 'unseen' ? unseenSlack : 0,
  }),
);
const counts = pairs.map((read) => `${read.pairs.length} ${read.set}`).join(', ');
process.stdout.write(`${all.length} CVs and as many offers: ${counts}\n\n${tableOf(columns)}\n`);
if (values.faults) printFaults(columns[0] as Column);
if (speed) columns.push(printed(speed));
process.exit(columns.some(({ figures, slack }) => figures.some((one) => keeps(one, slack) === false)) ? 1 : 0);

function printed(column: Column): Column {
  process.stdout.write(`\n${tableOf([column])}\n`);
  printFaults({ ...column, figures: column.figures.filter((one) => keeps(one, 0) === false) });
  return column;
}

/** Only of the seen set: nobody is to mend the engine for a pair of the other. */
function printFaults({ figures }: Column): void {
  for (const { name, faults } of figures)
    if (faults.length > 0) process.stdout.write(`\n${name}\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
}
