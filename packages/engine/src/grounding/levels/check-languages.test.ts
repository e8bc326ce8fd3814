import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Gaëlle Riou
Assistante bilingue français-anglais
Expérience professionnelle
Assistante export, Conserverie Le Drennec, Quimper, depuis 2019
• Saisie des commandes de 60 clients (Irlande, Pays-Bas)
Langues
Anglais : C1 – Breton : courant – Allemand : notions`,
  offer: 'Assistante export, Rennes. Allemand B2 demandé.',
  today: '2026-11-21',
});
const found = (text: string) => check(text).filter(({ kind }) => kind === 'language' || kind === 'level');

describe('languages', () => {
  test.each([
    ['raised after « et »', 'Je parle couramment le breton et l’allemand.', 'allemand'],
    ['raised in a list', 'Je parle couramment l’anglais, le breton et l’allemand.', 'allemand'],
    ['unknown to every list', 'Je parle couramment le breton et le gallois.', 'gallois'],
    ['nowhere told', 'Je parle anglais et italien.', 'italien'],
    ['raised by an adjective', 'Mon allemand courant vous sera utile.', 'allemand courant'],
  ])('are reported where %s', (_, text, quote) => {
    expect(found(text).map((each) => each.quote)).toEqual([quote]);
  });

  test.each([
    'Je parle couramment l’anglais et le breton, et j’ai des notions d’allemand.',
    'Je saisis les commandes de clients irlandais et néerlandais.',
    'Je suis bilingue en anglais.',
    'Votre annonce évoque l’allemand au niveau B2 : je n’en possède que les bases.',
    'L’allemand au niveau B2 : je n’en ai que des notions.',
  ])('have nothing to be said of in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
