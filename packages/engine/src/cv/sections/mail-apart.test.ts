import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const cv = `PERRIN Loïc
4 rue du Lavoir
39100 DOLE
06 39 98 45 12

Ouvrier paysagiste

EXPÉRIENCES
2019 – 2023 : Ouvrier paysagiste, Jardins Lhomme, Dole
- Tonte

FORMATION
2018 : BEPA Travaux paysagers, lycée de Montmorot`;

test('a CV pasted in a mail is read as without it', () => {
  const mail =
    'TR : candidature ouvrier\nDe : loic perrin <loic.perrin@example.com>\nÀ : jardins@example.com\nDate : 3 mai 2025\n\nBonjour\nVoici mon CV comme demandé.\nCordialement\n\n';
  const { contact, title, summary, headings, experiences } = parseCv({ text: mail + cv });
  expect(contact).toMatchObject({ fullName: 'Loïc Perrin', city: 'Dole', phone: '+33639984512' });
  expect(title).toBe('Ouvrier paysagiste');
  expect(summary).toBeNull();
  expect(headings.map(({ text }) => text)).toEqual(['EXPÉRIENCES', 'FORMATION']);
  expect(experiences).toHaveLength(1);
});

test('« Bonjour » over a profile heads it', () => {
  const greeting = 'Loïc Perrin\n\nBONJOUR\nJardinier depuis huit ans, je cherche une équipe à Dole ou alentour.\n\n';
  const { headings, summary } = parseCv({ text: greeting + cv.slice(cv.indexOf('EXPÉRIENCES')) });
  expect(headings[0]).toEqual({ text: 'BONJOUR', kind: 'summary' });
  expect(summary).toMatch(/^Jardinier depuis/u);
});

test('what a page says of the tool it was made with is no part of the CV', () => {
  const read = (end: string) =>
    parseCv({ text: `${cv}\n\nCERTIFICATIONS\nSST\nPRAP 2S\n${end}` }).certifications.sort();
  expect(read('CV créé avec MonCvRapide – version d’essai')).toEqual(['PRAP 2S', 'SST']);
  expect(read('Réalisé sur Cvitude')).toEqual(['PRAP 2S', 'SST']);
  expect(read('Formation réalisée avec Aftral')).toContain('Formation réalisée avec Aftral');
});

test('the answers of a form are no certificates', () => {
  const text = `Loïc Perrin\n\nÉTAT CIVIL\nPermis : non\nMoyen de transport : vélo\n\n${cv.slice(cv.indexOf('EXPÉRIENCES'))}`;
  expect(parseCv({ text }).certifications).toEqual([]);
});
