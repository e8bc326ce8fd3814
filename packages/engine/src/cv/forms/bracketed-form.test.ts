import { expect, test } from 'vitest';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';

const text = [
  'Nadège Lacaze',
  'Téléphone : (+33) 639985718 | E-mail : nadege.lacaze@example.org | Adresse : 59000 Lille, France',
  '',
  'EXPÉRIENCE PROFESSIONNELLE',
  '',
  '[ 02/03/2020 – Actuel ] Chargée de recouvrement',
  'Flandrex Distribution',
  'Ville : Marcq-en-Barœul | Pays : France',
  '• Relances des clients, 620 comptes',
  '',
  '[ 12/11/2012 – 28/02/2020 ] Téléconseillère',
  'Phonéo Contact',
  'Ville : Tournai | Pays : Belgique',
  '• Appels entrants',
  '',
  'ÉDUCATION ET FORMATION',
  '',
  '[ 09/2010 – 06/2012 ] BTS Assistant de gestion de PME-PMI',
  'Lycée Lacaze',
  'Ville : Lille | Pays : France',
  'Diplôme obtenu',
  '',
  'COMPÉTENCES LINGUISTIQUES',
  '',
  'Langue(s) maternelle(s) : français',
  'Autre(s) langue(s) :',
  '',
  'anglais\tB1\tB2\tB1\tB1\tB1',
  'dioula\tB2\tA2\tB2\tB2\tA1',
  '',
  'COMPÉTENCES NUMÉRIQUES',
  'SAP (FI-AR) | Sage 100 Recouvrement | Excel : tableaux croisés dynamiques | My DSO',
  'Manager | Outlook',
].join('\n');

test('towns, dates and languages of a Europass form are read without its labels, in the words of the CV', () => {
  const cv = parseCv({ text });
  expect(cv.experiences.map(({ title, company, start, bullets }) => [title, company, start, ...bullets])).toEqual([
    ['Chargée de recouvrement', 'Flandrex Distribution', '2020-03', 'Relances des clients, 620 comptes'],
    ['Téléconseillère', 'Phonéo Contact', '2012-11', 'Appels entrants'],
  ]);
  expect(cv.languages).toEqual([
    { name: 'Français', level: 'native' },
    { name: 'Anglais', level: 'B1' },
    { name: 'Dioula', level: 'B2' },
  ]);
  const { start, end } = cv.spans['experiences.1.company'] as { start: number; end: number };
  expect(text.slice(start, end)).toBe('Phonéo Contact');
});

test('the optimised CV has neither brackets nor labels of the form', () => {
  const { document } = optimiseCv({ cv: parseCv({ text }), offer: null });
  expect(document.contact.map((detail) => detail.text)).toContain('06 39 98 57 18');
  const blocks = document.sections.map(({ blocks: [first, second] }) => JSON.stringify([first, second ?? null]));
  const written = blocks.join('\n');
  expect(written).not.toMatch(/\[ |Ville|Pays :|maternelle\(s\)/u);
  expect(written).toContain('Flandrex Distribution, Marcq-en-Barœul');
  expect(written).toContain('Phonéo Contact, Tournai, Belgique');
  expect(written).toContain('Dioula : B2 à l’oral, A1 à l’écrit');
  expect(written).toContain('My DSO Manager');
});

test('dates in brackets alone make no form', () => {
  const plain =
    'Nadège Lacaze\n\nEXPÉRIENCE\n[ 2019 – 2021 ] Vendeuse, Maison Lacaze, Dole\n[ 2017 – 2019 ] Serveuse, Le Pré, Dole';
  expect(parseCv({ text: plain }).experiences.map(({ company }) => company)).toEqual(['Maison Lacaze', 'Le Pré']);
});
