import { expect, test } from 'vitest';
import { asksTheSame } from './asks-the-same.ts';

test.each<[string, string, boolean]>([
  ['Parlez-moi de vous.', 'Parlez-moi de vous !', true],
  ['Parlez-moi de vous.', 'Parlez-moi de votre parcours.', false],
  ['Comment repérez-vous un écart de stock ?', 'Un écart de stock : comment le repérez-vous ?', true],
  ['Comment repérez-vous un écart de stock ?', 'Comment préparez-vous une expédition urgente ?', false],
  ['Pourquoi ce métier ?', 'Pourquoi cette entreprise ?', false],
  ['', '', true],
])('« %s » and « %s »', (one, other, isSame) => {
  expect([asksTheSame(one, other), asksTheSame(other, one)]).toEqual([isSame, isSame]);
});
