import { expect, test } from 'vitest';
import { makeCv } from '../../testing/make-cv.ts';
import { readOwnWords, reasonsOf } from './motive.ts';

const offer = 'Nous cherchons une coiffeuse pour une équipe qui prend le temps avec les clientes, dans l’industrie.';
const own = (summary: string) => readOwnWords(makeCv({ summary }), offer);
const reasons = (summary: string) => reasonsOf(own(summary)).map(({ text }) => text);

test('a wish ends where its writer speaks of hours, pay or the way home', () => {
  expect(
    reasons('Je cherche une équipe où l’on prend le temps avec les clientes, et des samedis qui finissent tôt.'),
  ).toEqual(['Je cherche une équipe où l’on prend le temps avec les clientes.']);
  expect(reasons('Je cherche un poste à temps plein, à moins de 45 min de Lorient.')).toEqual([]);
});

test('what is liked opens a letter, also behind a colon; what is merely done does not', () => {
  expect(reasons('Éditrice dans l’âme : j’aime raconter les métiers que l’on connaît mal.')).toEqual([
    'J’aime raconter les métiers que l’on connaît mal.',
  ]);
  expect(reasons('Je forme volontiers les clientes et les plus jeunes.')).toEqual([]);
  expect(own('Je forme volontiers les clientes et les plus jeunes.').views).toHaveLength(1);
});

test('an infinitive that opens a summary is what is wanted, words in guillemets how the work is seen', () => {
  expect(reasons('Mettre quinze ans de secrétariat au service d’un dirigeant de l’industrie.')).toEqual([
    'Je souhaite mettre quinze ans de secrétariat au service d’un dirigeant de l’industrie.',
  ]);
  expect(reasons('« Accompagner chaque enfant à son rythme, sans oublier ses parents. »')).toEqual([
    'Accompagner chaque enfant à son rythme, sans oublier ses parents\u00a0: c’est ainsi que je conçois mon métier.',
  ]);
});
