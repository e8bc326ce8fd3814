import type { DocumentText } from '@coach/contracts/document-text';
import { createDocumentReader } from '@coach/documents/document-reader';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { analyse } from '@coach/engine/match/analyse';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import type { Figure } from './figures.ts';
import { percentile, timed } from './figures.ts';
import { readPairs } from './pairs.ts';

type ReadPair = { document: DocumentText; offer: string };

const today = '2026-01-15';
const rounds = 40;

/** Understanding a CV and an offer and scoring one against the other, as a request does it; growth with the text. */
export async function measureAnalysis(): Promise<Figure[]> {
  const pairs = await readDocuments();
  await sample(pairs, 10);
  const once = await sample(pairs, rounds);
  const fourfold = await sample(
    pairs.map((pair) => repeat(pair, 4)),
    rounds / 4,
  );
  const sixteenfold = await sample(
    pairs.map((pair) => repeat(pair, 16)),
    4,
  );
  const [p1, p4, p16] = [once, fourfold, sixteenfold].map((samples) => percentile(samples, 0.5)) as [
    number,
    number,
    number,
  ];
  return [
    { name: 'analysis of a pair, p50 (ms)', value: p1, target: 15 },
    { name: 'analysis of a pair, p99 (ms)', value: percentile(once, 0.99), target: 60 },
    { name: 'analysis, text × 4, p50 (ms)', value: p4 },
    { name: 'analysis, text × 16, p50 (ms)', value: p16 },
    { name: 'growth, text × 4 (times)', value: p4 / p1, target: 4 },
    { name: 'growth, text × 16 (times)', value: p16 / p1, target: 16 },
  ];
}

async function readDocuments(): Promise<ReadPair[]> {
  const reader = createDocumentReader();
  try {
    return await Promise.all(readPairs().map(async ({ cv, offer }) => ({ document: await reader.read(cv), offer })));
  } finally {
    await reader.close();
  }
}

async function sample(pairs: ReadPair[], times: number): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < times; round += 1) {
    for (const pair of pairs) samples.push(await timed(() => analysePair(pair)));
  }
  return samples;
}

function analysePair({ document, offer }: ReadPair): void {
  analyse({ cv: parseCv(document), offer: parseOffer(offer), layout: document.layout, today });
}

/** The same CV and the same offer, each `times` over. */
function repeat({ document, offer }: ReadPair, times: number): ReadPair {
  const copies = Array.from({ length: times }, (_, index) => index);
  const step = document.text.length + 2;
  const blocks = 1 + Math.max(0, ...document.lines.map(({ block }) => block));
  const lines = copies.flatMap((copy) =>
    document.lines.map((line) => ({
      ...line,
      start: line.start + copy * step,
      end: line.end + copy * step,
      page: line.page + copy * document.pageCount,
      block: line.block + copy * blocks,
    })),
  );
  const text = copies.map(() => document.text).join('\n\n');
  return {
    document: { ...document, text, lines, pageCount: document.pageCount * times },
    offer: copies.map(() => offer).join('\n\n'),
  };
}
