import { expect, test } from 'vitest';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from '../facts/letter-facts.ts';
import { firstJobOf } from './first-job.ts';

const job = (title: string, company: string, start: string) => ({ title, company, start, end: '2020-01', bullets: [] });
const said = (sentences: string[]) =>
  firstJobOf(
    letterFacts({
      cv: makeCv({
        experiences: [job('Serveuse', 'Bistrot Morel', '2018-01'), job('Caissière', 'Ardoise', '2012-03')],
      }),
      offer: makeOffer({ title: 'Serveuse' }),
      today: '2026-11-22',
    }),
    sentences,
  ).flatMap(({ wordings }) => wordings.slice(0, 1).map(({ text }) => text));

test('the first job is told where nothing else tells it', () => {
  expect(said(['J’ai été serveuse au Bistrot Morel.'])).toEqual([
    'J’ai commencé à travailler en 2012, comme caissière chez Ardoise.',
  ]);
  expect(said(['J’ai travaillé comme caissière chez Ardoise.'])).toEqual([]);
});
