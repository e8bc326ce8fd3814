import { expect, test } from 'vitest';
import { imperfectOf } from './imperfect-of.ts';

test.each([
  ['tenir', 'tenais'],
  ['servir', 'servais'],
  ['accueillir', 'accueillais'],
  ['fournir', 'fournissais'],
  ['ouvrir', 'ouvrais'],
  ['recevoir', 'recevais'],
  ['voir', 'voyais'],
  ['écrire', 'écrivais'],
  ['conduire', 'conduisais'],
  ['peindre', 'peignais'],
  ['vendre', 'vendais'],
  ['mettre', 'mettais'],
  ['suivre', 'suivais'],
  ['faire', 'faisais'],
  ['relancer', 'relançais'],
  ['charger', 'chargeais'],
  ['gérer', 'gérais'],
  ['nettoyer', 'nettoyais'],
  ['être', 'étais'],
  ['avoir', 'avais'],
])('%s: je %s', (infinitive, imperfect) => {
  expect(imperfectOf(infinitive)).toBe(imperfect);
});

test('what is no infinitive has no imperfect', () => {
  expect(imperfectOf('caisse')).toBeNull();
});
