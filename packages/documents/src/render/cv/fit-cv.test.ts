import type { CvDocument } from '@coach/contracts/cv-document';
import { cvModelIds } from '@coach/contracts/models';
import { expect, it } from 'vitest';
import { readDocument } from '../../child/read-document.ts';
import { renderCv } from '../../render-cv.ts';
import { fullCv, longCv, textsOf } from '../../testing/cv-examples.ts';
import { cvModels } from './cv-models.ts';
import { type CvSetting, fitCv } from './fit-cv.ts';

const metadata = { title: 'CV', author: 'Ana Blanc', writtenBy: 'engine', date: new Date(0) } as const;
const model = cvModels.classique;

/** A text whose height on its pages falls with each tighter setting. */
function heightAt(usual: number) {
  return ({ model: { leading, air, page, sizes } }: CvSetting) => {
    const room = (841.9 - page.top - page.bottom) / (841.9 - model.page.top - model.page.bottom);
    const height = (usual * (leading / model.leading) * (sizes.text / model.sizes.text) * (0.7 + 0.3 * air)) / room;
    const pages = Math.ceil(height);
    return { pages, reach: Math.max(0.05, 0.05 + 0.9 * (height - pages + 1)) };
  };
}

it('what is short is set with more air, what is a little too long is tightened onto its page', () => {
  expect(fitCv(fullCv, model, heightAt(0.5)).model.air).toBeGreaterThan(1);
  expect(fitCv(fullCv, model, heightAt(0.98)).model).toEqual(model);
  const tight = fitCv(fullCv, model, heightAt(1.3));
  expect(heightAt(1.3)(tight).pages).toBe(1);
  expect(tight.model.air).toBeLessThan(1);
});

it('what needs two pages is set as usual, and leaves no second page with a few lines', () => {
  expect(fitCv(fullCv, model, heightAt(1.9)).model).toEqual(model);
  for (const usual of [1.05, 1.2, 1.4, 1.48, 1.55, 1.7, 2.05, 2.2, 3.1]) {
    const measure = heightAt(usual);
    const { pages, reach } = measure(fitCv(fullCv, model, measure));
    expect(pages === 1 || reach > 0.3, `${usual}`).toBe(true);
  }
});

it('no text is set under ten points, nor under the model’s own where that is smaller, no margin under half an inch', () => {
  for (const id of cvModelIds) {
    const own = cvModels[id];
    const { sizes, page, leading } = fitCv(longCv(3), own, heightAt(1.5)).model;
    expect(sizes.text).toBeGreaterThanOrEqual(Math.min(10, own.sizes.text));
    expect(sizes.entry).toBeGreaterThanOrEqual(sizes.text);
    expect(page.side).toBeGreaterThanOrEqual(Math.min(36, own.page.side));
    expect(leading).toBeGreaterThanOrEqual(1.2);
  }
});

/** Jobs of two lines under as many titles as a page just does not hold with the usual gaps. */
const crowded: CvDocument = {
  ...fullCv,
  sections: [
    {
      kind: 'experience',
      title: 'Expérience professionnelle',
      blocks: Array.from({ length: 10 }, (_, job) => ({
        kind: 'entry' as const,
        title: `Poste numéro ${job + 1}`,
        subtitle: 'Entreprise, Tours',
        dates: `${2000 + job}`,
        bullets: ['Suivi des dossiers', 'Accueil du public'],
      })),
    },
    ...fullCv.sections.slice(2),
  ],
};

it('a CV that is a little too long for a page stands on it, every word of it, its short lists in a line', async () => {
  const { text, pageCount } = await readDocument(await renderCv(crowded, 'pdf', metadata));
  expect(pageCount).toBe(1);
  const flat = (words: string) => words.replace(/\s+/g, ' ');
  for (const expected of textsOf(crowded)) expect(flat(text)).toContain(flat(expected));
  expect(flat(text)).toContain('Français : langue maternelle · Anglais : C1');
});

it('Word’s formats are set as the PDF is', async () => {
  const usual = new TextDecoder().decode(await renderCv(fullCv, 'doc', metadata));
  const tight = new TextDecoder().decode(await renderCv(crowded, 'doc', metadata));
  const top = (html: string) => Number(/@page \{[^}]*margin: ([\d.]+)pt/.exec(html)?.[1]);
  expect(top(tight)).toBeLessThan(top(usual));
});

it('a page ends between two jobs, never within one', async () => {
  for (const jobs of [9, 14, 19]) {
    const cv = longCv(jobs);
    const { lines, text, pageCount } = await readDocument(await renderCv(cv, 'pdf', metadata));
    for (let page = 2; page <= pageCount; page++) {
      const first = lines.find((line) => line.page === page);
      expect(text.slice(first?.start, first?.end)).toMatch(/^(?:Poste numéro|Compétences|Langues)/);
    }
  }
});
