import type { CvDocument } from '@coach/contracts/cv-document';
import { cvModelIds } from '@coach/contracts/models';
import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../../child/assemble-document.ts';
import { readerOf } from '../../child/reader-of.ts';
import { renderCv } from '../../render-cv.ts';
import { contrast } from '../../testing/contrast.ts';
import { fullCv, longCv, textsOf } from '../../testing/cv-examples.ts';
import { cvModels } from './cv-models.ts';

const metadata = { title: 'CV', author: 'Ana Blanc', writtenBy: 'engine', date: new Date(0) } as const;

/** Nothing for a side column, and items too wide to stand in pairs. */
const wideCv: CvDocument = {
  ...fullCv,
  contact: fullCv.contact.map((one) =>
    one.kind === 'email' ? { ...one, text: 'maelys.legoff-oeuvrard.conseil@example.com' } : one,
  ),
  sections: [
    ...fullCv.sections.filter(({ kind }) => kind === 'experience'),
    {
      kind: 'other',
      title: 'Domaines',
      blocks: [
        {
          kind: 'list',
          inline: true,
          items: [
            'Management de projets événementiels',
            'Négociation avec les fournisseurs',
            'Animation du réseau des commerçants',
            'Communication et médiation scientifique',
          ],
        },
      ],
    },
  ],
};
const flat = (text: string): string => text.replace(/\s+/g, ' ').toLocaleLowerCase('fr');

describe.each(cvModelIds)('%s', (id) => {
  it('can be read in print: contrast and size of every text', () => {
    const { colors, sizes } = cvModels[id];
    const { ink, soft, accent, wash, deep, onDeep, onDeepAccent } = colors;
    const onPale = [ink, soft, accent].flatMap((text) => [contrast(text, 'FFFFFF'), contrast(text, wash)]);
    const ratios = [...onPale, contrast(onDeep, deep), contrast(onDeepAccent, deep)];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(9);
  });

  it.each(['pdf', 'docx'] as const)('says all of a CV that has nothing for a side column, as %s', async (format) => {
    const read = await readerOf(format);
    const text = flat(assembleDocument(format, await read(await renderCv(wideCv, format, metadata, id))).text);
    for (const part of textsOf(wideCv)) expect(text).toContain(flat(part));
  });

  it('has the same bytes whatever was drawn before', async () => {
    for (const format of ['pdf', 'docx'] as const) {
      const once = await renderCv(fullCv, format, metadata, id);
      await renderCv(longCv(5), format, metadata, id);
      expect(Buffer.compare(once, await renderCv(fullCv, format, metadata, id))).toBe(0);
    }
  });
});

it('only the first five exist as DOC', async () => {
  await expect(renderCv(fullCv, 'doc', metadata, 'elegance')).rejects.toThrow(RangeError);
});
