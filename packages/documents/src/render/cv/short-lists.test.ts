import type { CvDocument } from '@coach/contracts/cv-document';
import { expect, it } from 'vitest';
import { withShortListsInLine } from './short-lists.ts';

type Section = CvDocument['sections'][number];

function setIn(kind: Section['kind'], ...lists: string[][]): Section['blocks'] {
  const blocks = lists.map((items) => ({ kind: 'list' as const, items, inline: false }));
  const document = { fullName: '', headline: null, contact: [], sections: [{ kind, title: 'Titre', blocks }] };
  return withShortListsInLine(document).sections[0]?.blocks ?? [];
}

it('names follow each other on one line, those of several lists too', () => {
  const line = { kind: 'list', items: ['SST (2024)', 'Permis B'], inline: true };
  expect(setIn('certifications', ['SST (2024)'], ['Permis B'])).toEqual([line]);
});

it('a section with a sentence in it keeps a line for each', () => {
  const lists = [
    ['SST (2024)'],
    ['Formation de formateurs occasionnels, deux jours, avec mise en situation devant un groupe de dix personnes'],
  ];
  expect(setIn('certifications', ...lists)).toHaveLength(2);
  expect(setIn('other', ['Disponible en mai.'])[0]).toMatchObject({ inline: false });
});

it('what a job consists of is never set in a line', () => {
  expect(setIn('experience', ['Caisse', 'Accueil'])[0]).toMatchObject({ inline: false });
});
