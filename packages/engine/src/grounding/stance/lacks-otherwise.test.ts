import { expect, it } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const offer =
  'La maison Brune recrute une conseillère. Salesforce, Genesys et Zendesk exigés, public des entreprises, soudure à l’arc, broderie, fidélisation par téléphone.';
const kinds = (text: string) =>
  findUngrounded(text, { cv: cvWith({}), offer, today: '2026-11-22' }).map(({ quote }) => quote);

it.each([
  'Salesforce, Genesys et Zendesk, je n’y ai jamais touché.',
  'La soudure à l’arc et la broderie, je n’ai pas encore essayé.',
  'La soudure n’a pas été mon métier jusqu’ici.',
  'Je tiens la caisse, mais Zendesk ne m’a pas encore été confié.',
  'J’ai suivi les clients sur papier, jamais encore dans Salesforce.',
  'Je tiens la caisse ; souder à l’arc, en revanche, serait nouveau pour moi.',
  'Faute d’avoir passé ma licence, je m’appuie sur mon BTS.',
])('what is said to be lacked in other words is no claim: %s', (text) => {
  expect(kinds(text)).toEqual([]);
});

it.each([
  'Salesforce, Genesys et Zendesk, je les ai pratiqués.',
  'La soudure à l’arc, je n’ai jamais cessé de la pratiquer.',
  'La soudure a été mon métier.',
  'Je tiens la caisse, et Zendesk m’a été confié.',
])('and what is claimed stays a claim: %s', (text) => {
  expect(kinds(text)).not.toEqual([]);
});
