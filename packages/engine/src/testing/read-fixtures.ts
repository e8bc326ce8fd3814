import { readdirSync, readFileSync } from 'node:fs';
import type { ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import type { ParsedOffer } from '@coach/contracts/offer';
import { readDocument } from '@coach/documents/child/read-document';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';

export type FixturePair = { name: string; document: DocumentText; cv: ParsedCv; offer: ParsedOffer };

/** The pairs of `fixtures/pairs`, read and understood as the product does, in this process. */
export async function readFixtures(): Promise<FixturePair[]> {
  const root = new URL('../../../../fixtures/pairs/', import.meta.url);
  return await Promise.all(
    readdirSync(root)
      .sort()
      .map(async (name) => {
        const folder = new URL(`${name}/`, root);
        const file = readdirSync(folder).find((each) => each.startsWith('cv.')) ?? '';
        const document = await readDocument(new Uint8Array(readFileSync(new URL(file, folder))));
        const offer = parseOffer(readFileSync(new URL('offer.txt', folder), 'utf8'));
        return { name, document, cv: parseCv(document), offer };
      }),
  );
}
