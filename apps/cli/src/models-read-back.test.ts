import type { CvDocument } from '@coach/contracts/cv-document';
import { type CvModelId, cvModelIds, isFreeModel } from '@coach/contracts/models';
import { assembleDocument } from '@coach/documents/child/assemble-document';
import { readerOf } from '@coach/documents/child/reader-of';
import { exampleCv } from '@coach/documents/examples/example-cv';
import { type CvFormat, renderCv } from '@coach/documents/render-cv';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { describe, expect, it } from 'vitest';

type Entry = Extract<CvDocument['sections'][number]['blocks'][number], { kind: 'entry' }>;

function entriesOf(cv: CvDocument, kind: 'experience' | 'education'): Entry[] {
  const blocks = cv.sections.filter((section) => section.kind === kind).flatMap((section) => section.blocks);
  return blocks.filter((block) => block.kind === 'entry');
}

const posts = entriesOf(exampleCv, 'experience');
const months = ['janv.', 'mars', 'mai', 'juin', 'sept.', 'déc.'];

/** Nine posts over three pages, and an address too long for a side column. */
const longCv: CvDocument = {
  ...exampleCv,
  fullName: 'Hélène Œuvrard-Lefèvre',
  contact: exampleCv.contact.map((one) =>
    one.kind === 'email' ? { kind: 'email', text: 'helene.oeuvrard-lefevre.conseil@example.com' } : one,
  ),
  sections: exampleCv.sections.map((section) => {
    if (section.kind !== 'experience') return section;
    const blocks = Array.from({ length: 9 }, (_, index) => ({
      ...(posts[index % 3] as Entry),
      dates: `${months[index % 6]} ${2022 - 2 * index} – ${months[(index + 1) % 6]} ${2024 - 2 * index}`,
      bullets: [...(posts[index % 3] as Entry).bullets, ...(posts[(index + 1) % 3] as Entry).bullets],
    }));
    return { ...section, blocks };
  }),
};

const metadata = { title: 'CV', author: 'Camille Exemple', writtenBy: 'engine', date: new Date(0) } as const;

async function readBack(cv: CvDocument, format: Exclude<CvFormat, 'txt'>, model: CvModelId) {
  const bytes = await renderCv(cv, format, metadata, model);
  const read = await readerOf(format);
  const parsed = parseCv(assembleDocument(format, await read(Buffer.from(bytes))));
  return {
    name: parsed.contact.fullName?.toLocaleLowerCase('fr'),
    email: parsed.contact.email,
    experiences: parsed.experiences.map(({ title, company, start, bullets }) => {
      return { title, company, isDated: start !== null, bullets: bullets.length };
    }),
    education: parsed.education.map(({ degree, year }) => ({ degree, year })),
    languages: parsed.languages.length,
  };
}

function expected(cv: CvDocument): Awaited<ReturnType<typeof readBack>> {
  return {
    name: cv.fullName.toLocaleLowerCase('fr'),
    email: cv.contact.find(({ kind }) => kind === 'email')?.text ?? null,
    experiences: entriesOf(cv, 'experience').map(({ title, subtitle, bullets }) => {
      return { title, company: subtitle?.split(',')[0] ?? null, isDated: true, bullets: bullets.length };
    }),
    education: entriesOf(cv, 'education').map(({ title, dates }) => ({ degree: title, year: dates })),
    languages: 3,
  };
}

describe('a CV drawn in any model is found again by software that reads it', () => {
  it.each(cvModelIds)('%s', async (model) => {
    const formats = isFreeModel('cv', model) ? (['pdf', 'docx', 'doc'] as const) : (['pdf', 'docx'] as const);
    for (const cv of [exampleCv, longCv]) {
      for (const format of formats) expect(await readBack(cv, format, model), format).toEqual(expected(cv));
    }
  });
});
