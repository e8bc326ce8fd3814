import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const studiesOf = (...lines: string[]) => {
  const cv = parseCv({ text: ['Yanis Perrot', '', 'FORMATION', ...lines, ''].join('\n') });
  const { document, changes } = optimiseCv({ cv, offer: null });
  const blocks = document.sections.find(({ kind }) => kind === 'education')?.blocks ?? [];
  return { cv, titles: blocks.flatMap((block) => (block.kind === 'entry' ? [block.title] : [])), changes };
};

test.each([
  [['2019\tBTS Banque, lycée Fabert, Metz – obtenu'], ['BTS Banque']],
  [['2019\tBTS Banque, lycée Fabert, Metz – obtenu, mention bien'], ['BTS Banque (mention bien)']],
  [['CAP Maçon par la VAE, obtenu en 2012, GRETA de Metz'], ['CAP Maçon (par la VAE)']],
  [['2019\tBTS Banque, lycée Fabert, Metz – non obtenu'], ['BTS Banque (non obtenu)']],
])('a diploma without reserve needs no word that it is held: %j', (lines, titles) => {
  expect(studiesOf(...lines).titles).toEqual(titles);
});

test('the changes tell of each word left out, where it stands', () => {
  const { cv, changes } = studiesOf(
    '2019\tBTS Banque, lycée Fabert, Metz – obtenu',
    '2017\tBac ES, lycée Fabert, Metz',
  );
  const [left, ...others] = changes.filter(({ kind }) => kind === 'removed');
  expect(left).toMatchObject({ before: 'obtenu', after: null });
  expect(left?.span && cv.text.slice(left.span.start, left.span.end)).toBe('obtenu');
  expect(others).toEqual([]);
});
