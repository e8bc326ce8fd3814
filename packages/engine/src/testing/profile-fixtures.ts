import { readdirSync, readFileSync } from 'node:fs';
import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { readDocument } from '@coach/documents/child/read-document';

export type ProfileFixture = { name: string; text: string; expected: Omit<LinkedinProfile, 'text'> };

const folder = new URL('../../../../fixtures/linkedin/', import.meta.url);

/** Every profile of `fixtures/linkedin` as the product gets it: pasted texts as they are, PDFs through its reader, in this process. */
export async function profileFixtures(): Promise<ProfileFixture[]> {
  const files = readdirSync(folder).filter((file) => /\.(?:pdf|txt)$/.test(file));
  return await Promise.all(
    files.sort().map(async (file) => {
      const bytes = readFileSync(new URL(file, folder));
      const text = file.endsWith('.pdf') ? (await readDocument(new Uint8Array(bytes))).text : bytes.toString('utf8');
      return {
        name: file,
        text,
        expected: JSON.parse(readFileSync(new URL(file.replace(/\w+$/, 'json'), folder), 'utf8')),
      };
    }),
  );
}
