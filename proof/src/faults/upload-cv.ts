import { readFileSync } from 'node:fs';
import { fixturePair } from '@coach/e2e/fixture-pair';
import type { Answer, Person } from './ask.ts';

/** A real CV, as a person sends it; with `mark`, one whose bytes nobody sent before. */
export async function uploadCv(person: Person, mark = ''): Promise<Answer> {
  const bytes = readFileSync(fixturePair('juriste', 'pdf').cv);
  const form = new FormData();
  // What follows the end of a PDF is passed over by its readers.
  form.set('file', new File([bytes, mark && `\n% ${mark}\n`], 'cv.pdf', { type: 'application/pdf' }));
  return await person.ask('/api/documents', { form });
}
