import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { Report } from '@coach/contracts/report';
import { readDocument } from '@coach/documents/child/read-document';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { analyse } from '@coach/engine/match/analyse';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import type { Labels } from './labels.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

/**
 * The pairs the engine was made with, those it was measured on and then taught with, the last of these authors apart,
 * those of two more authors it has not learned from yet, and those nobody who works on it has looked at.
 */
const sets = {
  seen: ['pairs', 'seen'],
  later: ['later/pairs'],
  latest: ['later/latest'],
  newest: ['later/newest'],
  unseen: ['unseen'],
} as const;
export type SetName = keyof typeof sets;

/** A set whose people texts for the guard speak of. */
export type SpokenSet = Exclude<SetName, 'latest' | 'newest'>;

/** The day of every measurement: the same figures on any day. */
export const today = '2026-11-21';

/** A labelled pair as the engine reads it. */
export type ReadPair = {
  name: string;
  labels: Labels;
  document: DocumentText;
  cv: ParsedCv;
  offer: ParsedOffer;
  report: Report;
};

/**
 * Reads every pair of a set through the same reader and engine as the product, but for the process that keeps the files of
 * strangers away from it: these are ours, and starting one for each took nine tenths of the time.
 */
export async function readSet(name: SetName): Promise<ReadPair[]> {
  const folders = sets[name].flatMap((group) => {
    const parent = join(fixtures, group);
    const slugs = existsSync(parent) ? readdirSync(parent) : [];
    return slugs.map((slug) => join(parent, slug)).filter((folder) => existsSync(join(folder, 'expected.json')));
  });
  const pairs: ReadPair[] = [];
  for (const folder of folders) pairs.push(await readPair(folder));
  return pairs;
}

async function readPair(folder: string): Promise<ReadPair> {
  const file = readdirSync(folder).find((entry) => entry.startsWith('cv.'));
  if (!file) throw new Error(`No CV in ${folder}`);
  const page = join(folder, 'offer.html');
  const document = await readDocument(new Uint8Array(readFileSync(join(folder, file))));
  const cv = parseCv(document);
  const offer = parseOffer(readFileSync(existsSync(page) ? page : join(folder, 'offer.txt'), 'utf8'));
  return {
    name: folder.slice(fixtures.length + 1),
    labels: JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Labels,
    document,
    cv,
    offer,
    report: analyse({ cv, offer, layout: document.layout, today }),
  };
}
