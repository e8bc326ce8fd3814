import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Figure } from './figures.ts';
import { measureAnalysis } from './measure-analysis.ts';
import { measureDrawing } from './measure-drawing.ts';
import { measureHomePage } from './measure-home-page.ts';
import { measureLibrary } from './measure-library.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureLoading } from './measure-loading.ts';
import { measureModels } from './measure-models.ts';
import { measureParsing } from './measure-parsing.ts';
import { measureReadsWhileParsing } from './measure-reads-while-parsing.ts';
import { measureServer } from './measure-server.ts';
import { measureStreams } from './measure-streams.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureWriting } from './measure-writing.ts';
import { tableOf } from './print-table.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  parsing: measureParsing,
  loading: measureLoading,
  analysis: measureAnalysis,
  server: measureServer,
  throughput: measureThroughput,
  drawing: measureDrawing,
  writing: measureWriting,
  models: measureModels,
  streams: measureStreams,
  library: measureLibrary,
  'reads-while-parsing': measureReadsWhileParsing,
  'home-page': measureHomePage,
  lighthouse: measureLighthouse,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}\n`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stderr.write(`${name}…\n`);
  figures.push(...(await measure()));
}
process.stdout.write(`${tableOf(figures)}\n`);

const file = new URL('../results.json', import.meta.url);
const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
writeFileSync(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
process.exit(0);
