import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const asked = (text: string) => parseOffer(`Gestionnaire H/F\n\n${text}`).requirements.map(({ term }) => term);

describe('what is still asked for', () => {
  test.each([
    [
      'below a duty that names a mailbox',
      'Vos missions\nVous triez la boîte accueil@exemple.org.\nVous saisissez dans Sage.',
      'Sage',
    ],
    ['beside a telephone number', 'Profil\nWord et Outlook. Une question : 01 99 00 45 67', 'Outlook'],
    ['in bullets below the address', 'Profil\nWord\nCV à lou@exemple.org\n- Excel', 'Excel'],
    [
      'in a demand that says why',
      'Profil\nParce que notre flotte grandit, la connaissance de Sage est indispensable.',
      'Sage',
    ],
    ['of « vous » behind what the house believes', 'Vos missions\nNous croyons au calme : vous gérez la paie.', 'Paie'],
    ['of the tool that does it', 'Vos missions\nLe suivi des commandes est géré par le biais de Sage', 'Sage'],
    [
      'beside the clause that others do',
      'Vos missions\nVous gérez la paie, la facturation est assurée par le siège',
      'Paie',
    ],
    ['below « Démarche »', 'Démarche\nVous gérez la paie sur Sage.', 'Sage'],
    [
      'in a bullet that begins like a step of the choice',
      'Vos missions\n- Réponse sous 48 h aux clients, suivi dans Excel',
      'Excel',
    ],
    ['behind a number that counts no such thing', 'Profil\nWindows 10 SQL', 'SQL'],
  ])('%s', (_, text, term) => {
    expect(asked(text)).toContain(term);
  });

  test.each([
    ['where to write', 'Profil\nWord\nÉcrivez à Excel Intérim : lou@exemple.org'],
    ['what follows the address in plain lines', 'Profil\nWord\nCV à lou@exemple.org\nTest sous Excel.'],
    ['what the house believes in', 'Profil\nWord\nParce que nous aimons le confort, nous avons un atelier Excel.'],
    ['a step of the choice', 'Profil\nWord\nUn essai sous Excel vous sera proposé.'],
  ])('but not %s', (_, text) => {
    expect(asked(text)).toEqual(['Word']);
  });

  test('nor what is done by others', () => {
    expect(asked('Vos missions\nVous gérez la paie, la facturation est assurée par le siège')).toEqual(['Paie']);
  });
});

test('to be taught one thing wishes for that alone', () => {
  const { requirements } = parseOffer('Comptable\nProfil\nVous maîtrisez Word et nous vous formons à Sage.');
  expect(requirements.map(({ term, importance }) => [term, importance])).toEqual([
    ['Word', 'must'],
    ['Sage', 'nice'],
  ]);
});

test.each([
  ['20 ans d’expérience minimum', 20],
  ['18 ans minimum pour l’internat', null],
])('the years of « %s »', (line, years) => {
  expect(parseOffer(`Surveillant\nProfil\n${line}`).experienceYearsMin).toBe(years);
});

test.each([
  ['Lucie Ravel encadre l’équipe.', null],
  ['Monsieur Ravel dirige la maison.', null],
  ['Sorvel tisse des toiles.', 'Sorvel'],
])('the employer of « %s »', (line, company) => {
  expect(parseOffer(`Comptable H/F\n\n${line}`).company).toBe(company);
});
