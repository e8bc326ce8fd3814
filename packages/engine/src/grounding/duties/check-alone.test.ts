import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Maëlle Quintin
Opticienne
Brest (29)

EXPÉRIENCE
Mars 2016 – février 2020 : opticienne, cabinet Lumière, Brest
- Déménagement du magasin en 2019, en binôme avec la gérante
- Tient seule la caisse le samedi
- Demi-finaliste du concours régional des visagistes en 2018

LANGUES
Anglais B1, espagnol A2

FORMATION
BTS Opticien-lunetier, option commerce, Brest (2015)`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

describe('what is made more of than the CV tells', () => {
  test.each([
    ['J’ai mené seule le déménagement du magasin en 2019.', 'seule'],
    ['L’espagnol ? C’est une langue que je parle couramment.', 'je parle couramment'],
    ['Finaliste du concours des visagistes en 2018, je …', 'Finaliste'],
    ['J’ai présenté mon travail devant un jury angevin.', 'angevin'],
    ['J’ai passé sept ans dans un cabinet de quartier.', 'sept ans'],
    ['J’ai suivi un BTS, option optométrie.', 'optométrie'],
  ])('%s', (text, found) => {
    expect(quotes(text).join(' | ')).toContain(found);
  });

  test.each([
    'Je tiens seule la caisse, le samedi.',
    'J’ai mené à deux le déménagement du magasin en 2019.',
    'Demi-finaliste du concours régional des visagistes en 2018, j’aime les visages.',
    'J’ai passé près de quatre ans dans un cabinet brestois.',
  ])('true: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
