import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Camille Roux – camille.roux@example.com – 06 39 98 12 34
Expérience professionnelle
Cariste, Logipôle, Nantes, depuis janvier 2020
• Chargement de 25 camions par jour, stock de 1 200 références
• Budget de 40 000 € suivi sous Excel
• Douze saisonniers formés, 18 % de casse en moins
Formation
CAP Logistique, Lycée Jules Verne, 2015`;
const today = '2026-11-21';
const offer = `Responsable de quai – Transalpine Fret, Lyon
Vous encadrez 30 caristes et maîtrisez SAP.`;
const check = (text: string) => findUngrounded(text, { cv, offer, today });

describe('findUngrounded', () => {
  test.each([
    'Cariste chez Logipôle, je charge 25 camions par jour.',
    'Suivi d’un budget de 40 000 € sous Excel.',
    'Formation de 12 saisonniers ; casse en baisse de 18 %.',
    'Stock de 1200 références, en poste depuis 2020.',
    'Joignable au +33 6 39 98 12 34 ou à camille.roux@example.com.',
    'J’ai plus de 6 ans d’expérience.',
  ])('has nothing to say of what the CV tells: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    ['number', 'Chargement de 60 camions par jour', '60'],
    ['number', 'Encadrement de quatorze personnes', 'quatorze'],
    ['date', 'En poste depuis mars 2018', 'depuis mars 2018'],
    ['money', 'Budget de 90 000 € suivi', '90 000 €'],
    ['percentage', 'Casse en baisse de 45 %', '45 %'],
    ['name', 'Cariste chez Transalpine', 'Transalpine'],
    ['name', 'Transalpine m’a confié un quai', 'Transalpine'],
    ['skill', 'Saisie sous Word', 'Word'],
    ['title', 'Responsable de quai à Nantes', 'Responsable'],
    ['diploma', 'Titulaire d’un BTS', 'BTS'],
    ['language', 'Je parle anglais', 'anglais'],
    ['email', 'Écrire à camille@example.org', 'camille@example.org'],
    ['phone', 'Joignable au 07 00 00 00 00', '07 00 00 00 00'],
    ['url', 'Voir www.exemple-inconnu.fr', 'www.exemple-inconnu.fr'],
  ])('reports a false %s with its slice: %s', (kind, text, quote) => {
    const found = check(text);
    expect(found.map((each) => [each.kind, each.quote])).toContainEqual([kind, quote]);
    for (const each of found) expect(text.slice(each.start, each.end)).toBe(each.quote);
  });

  test.each([
    'Je souhaite apprendre SAP dans votre équipe.',
    'Vous encadrez 30 caristes et cherchez quelqu’un qui maîtrise SAP.',
    'Je ne connais pas encore SAP.',
    'Le poste de responsable de quai que vous proposez à Lyon m’attire.',
  ])('takes a wish, a lack or the employer’s need for no claim: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    'Je maîtrise SAP.',
    'Vous demandez la maîtrise de SAP, que je possède.',
    'Je souhaite mettre à profit ma maîtrise de SAP.',
    'Je souhaite vous apporter mes 15 ans d’expérience.',
    'Fort de mes trente caristes, je vous rejoindrais avec plaisir.',
    'Je n’ai pas seulement géré 30 caristes, je les ai formés.',
    'J’ai travaillé chez Transalpine Fret.',
  ])('holds a fact of the offer said of the candidate for a claim: %s', (text) => {
    expect(check(text).length).toBeGreaterThan(0);
  });

  test.each([
    ['zero width', 'Je maîtrise S\u200bA\u200bP.'],
    ['look-alike letters', 'Je maîtrise S\u0410P.'],
    ['no-break spaces', 'J’ai chargé 60\u00a0camions.'],
    ['figures apart', 'J’ai chargé 6 0 camions.'],
    ['letters apart', 'Je maîtrise S A P.'],
    ['marks apart', 'J’ai forme\u0301 quatorze saisonniers.'],
    ['wide figures', 'J’ai chargé \uff16\uff10 camions.'],
    ['capitals', 'J’AI TRAVAILLÉ CHEZ TRANSALPINE.'],
    ['small letters', 'j’ai travaillé chez transalpine'],
  ])('is not deceived by %s', (_, text) => {
    expect(check(text).length).toBeGreaterThan(0);
  });

  test('gives the reason in one sentence for the person', () => {
    expect(check('Je forme quatorze personnes')[0]?.reason).toBe(
      '«\u202fquatorze personnes\u202f» n’est ni dans votre CV ni dans vos documents.',
    );
  });

  test('takes the person’s answers for their word', () => {
    expect(findUngrounded('J’ai encadré 14 personnes.', { cv, extra: ['J’encadre 14 personnes'], today })).toEqual([]);
  });

  test('knows a letter’s own outside: sender, recipient, place and date, subject', () => {
    const letter = `Camille Roux
06 39 98 12 34

Transalpine Fret
Service des ressources humaines
Lyon

Nantes, le 21 novembre 2026

Objet : candidature au poste de responsable de quai

Madame, Monsieur,

Cariste chez Logipôle depuis janvier 2020, je charge 25 camions par jour. Votre quai de 30 caristes m’attire.

Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.

Camille Roux`;
    expect(check(letter)).toEqual([]);
  });

  test('answers a huge or hostile text', () => {
    const texts = ['9'.repeat(200_000), 'Aa '.repeat(60_000), '1 000 '.repeat(40_000), 'x@'.repeat(80_000)];
    for (const text of [...texts, 'www.'.repeat(50_000), 'dix ans chez Logipôle, '.repeat(8_000)]) {
      expect(Array.isArray(findUngrounded(text, { cv, today }))).toBe(true);
    }
  });
});
