import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReader } from '@coach/documents/document-reader';
import { createDocumentReader } from '@coach/documents/document-reader';
import type { Figure } from './figures.ts';
import { percentile, timed } from './figures.ts';
import type { Pair } from './pairs.ts';
import { readPairs } from './pairs.ts';

const rounds = 8;
const targets: Record<string, number> = { pdf: 60, docx: 20 };
/** Long enough for the next child to be ready, so that only the parsing is timed. */
const childStartMs = 600;

/** Parsing by format with a child that waits, and what the child's own start adds. */
export async function measureParsing(): Promise<Figure[]> {
  const pairs = readPairs();
  const figures: Figure[] = [];
  for (const format of ['pdf', 'docx', 'doc']) {
    const samples = await readWithReadyChild(pairs.filter((pair) => pair.format === format));
    figures.push({ name: `parse ${format}, p50 (ms)`, value: percentile(samples, 0.5), target: targets[format] });
    figures.push({ name: `parse ${format}, p95 (ms)`, value: percentile(samples, 0.95) });
  }
  const smallest = pairs.filter(({ format }) => format === 'docx');
  const cold: number[] = [];
  for (const pair of [...smallest, ...smallest]) cold.push(await readWithNewChild(pair));
  const warm = figures.find(({ name }) => name.startsWith('parse docx, p50'))?.value ?? 0;
  return [...figures, { name: 'start of the reading process (ms)', value: percentile(cold, 0.5) - warm }];
}

async function readWithReadyChild(pairs: Pair[]): Promise<number[]> {
  const reader = createDocumentReader();
  const samples: number[] = [];
  try {
    await readOne(reader, pairs[0]);
    for (let round = 0; round < rounds; round += 1) {
      for (const pair of pairs) {
        await wait(childStartMs);
        samples.push(await timed(() => readOne(reader, pair)));
      }
    }
  } finally {
    await reader.close();
  }
  return samples;
}

async function readWithNewChild(pair: Pair): Promise<number> {
  const reader = createDocumentReader();
  try {
    return await timed(() => readOne(reader, pair));
  } finally {
    await reader.close();
  }
}

async function readOne(reader: DocumentReader, pair: Pair | undefined): Promise<void> {
  if (pair) await reader.read(pair.cv);
}
