import { expect, test } from 'vitest';
import { whatIsStated } from './what-is-stated.ts';

const wanted = 'Brise Marine, Nantes. Rythme de 2x8.';
const kept = (text: string) => whatIsStated(text, wanted).replace(/\s+/g, ' ').trim();

test('places stay where they are', () => {
  const text = 'Comment faites-vous ? Vous avez tenu la caisse chez Belmont.';
  expect(whatIsStated(text, wanted)).toHaveLength(text.length);
  expect(whatIsStated(text, wanted).indexOf('Vous avez')).toBe(text.indexOf('Vous avez'));
});

test.each([
  'Comment gérez-vous une expédition urgente ?',
  'Nous demandons 3 ans d’expérience : qu’est-ce qui y répond ?',
  'Racontez une situation où vous avez dû choisir.',
  'Le poste demande SAP : comment l’aborderiez-vous ?',
  'En deux minutes, ou trois phrases.',
  'Rien ne dit ce que ce récit apporte à Brise Marine.',
  '1. \n2) ',
])('« %s » states nothing of the person', (text) => {
  expect(kept(text).replace(/[\s.,;:?!]|En|ou/g, '')).toBe('');
});

test.each([
  'Vous avez dirigé douze automaticiens',
  'Parlez de votre master en logistique',
  'Racontez le projet SAP',
  'Vos années chez Brise Marine',
  'Le délai tombe à 4 jours',
  'Revenez à ce que vous faisiez chez Amazon',
  'En 2019, tout change',
])('« %s » may state something', (text) => {
  expect(kept(text)).toBe(text);
});
