import { expect, test } from 'vitest';
import { areOne, joinClauses } from './join-clauses.ts';

const said = (text: string) => ({ text, evidence: [] });
const joined = (one: string, other: string) =>
  areOne(said(one), said(other)) ? joinClauses(said(one), said(other)).text : null;

test.each([
  ['j’ai chargé 25 camions', 'j’ai contrôlé les quantités', 'j’ai chargé 25 camions et contrôlé les quantités'],
  ['j’accueille les livreurs', 'je tiens le registre', 'j’accueille les livreurs et je tiens le registre'],
  ['j’ai assuré la tonte', 'j’ai assuré la taille', 'j’ai assuré la tonte, ainsi que la taille'],
  ['j’ai tenu la caisse', 'j’ai été tuteur d’un apprenti', 'j’ai tenu la caisse et j’ai été tuteur d’un apprenti'],
])('%s, %s', (one, other, expected) => {
  expect(joined(one, other)).toBe(expected);
});

test.each([
  ['j’ai tenu la caisse', 'je forme un apprenti'],
  ['j’ai trié et rangé', 'j’ai lavé et plié'],
  ['j’ai tenu la caisse', 'la marge a été améliorée'],
  ['j’assure les activités : peinture', 'je lis des contes'],
])('%s stands apart from %s', (one, other) => {
  expect(joined(one, other)).toBeNull();
});

test('who one was joins nothing that was done', () => {
  expect(joined('j’ai été référent du quai 4', 'j’ai contrôlé les quantités')).toBeNull();
});
