import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('letters of the documents', () => {
  test.each([
    ['within a word', { duty: 'Embauche des extras' }, 'Je suis titulaire d’un MBA.'],
    ['« à » as a permit', { more: 'DIVERS\nPermis B, voiture à disposition' }, 'Je suis titulaire du permis A.'],
    ['« d’un » as a permit', { more: 'DIVERS\nTitulaire d’un permis bateau' }, 'Je suis titulaire du permis D.'],
    [
      '« à » as a category',
      { more: 'CERTIFICATIONS\nCACES R482 catégorie F à Lens' },
      'J’ai le CACES R482 catégories F et A.',
    ],
    [
      '« du » as a « DU »',
      { study: '2016 – Licence gestion du patrimoine, Lille' },
      'Je suis titulaire d’un DU de gestion.',
    ],
    [
      '« du » behind a comma as a « DU »',
      { study: '2016 – Licence professionnelle, du marketing, Lille' },
      'Je suis titulaire d’un DU de marketing.',
    ],
    [
      '« DU » between capitals as a « DU »',
      { study: '2016 – LICENCE DU MARKETING, Lille' },
      'Je suis titulaire d’un DU de marketing.',
    ],
    ['two letters of an address', { more: 'ADRESSE\nBP 12' }, 'Je maîtrise le business plan.'],
    ['a diploma as the subject', {}, 'Ma licence est obtenue.'],
    ['a number of people as a department', { duty: 'Équipe de 13 personnes' }, 'J’ai tenu une agence marseillaise.'],
    [
      '« plus de » as a denial',
      { more: 'DIPLÔMES\nCRFPA : ajournée en 2024' },
      'J’ai réussi le CRFPA et plus de dix épreuves.',
    ],
  ])('prove nothing: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).not.toEqual([]);
  });

  test.each([
    ['permits under one word', { more: 'DIVERS\nPermis B (2009), C (2013)' }, 'Je suis titulaire du permis C.'],
    ['a permit in small', { more: 'DIVERS\npermis b, voiture' }, 'Je suis titulaire du permis B.'],
    [
      'a « DU »',
      { study: '2016 – DU gestion du patrimoine, Lille' },
      'Je suis titulaire d’un DU de gestion du patrimoine.',
    ],
    [
      'a « DU » behind its verb',
      { study: '2016 – Obtention du DU Droit de la santé' },
      'Je suis titulaire d’un DU de droit de la santé.',
    ],
    [
      'a « D.U. »',
      { study: '2016 – D.U. Droit de la santé, Lille' },
      'Je suis titulaire d’un DU de droit de la santé.',
    ],
    [
      'a « DIU » behind its article',
      { study: '2016 – Validation d’un DIU pédagogie, Lille' },
      'Je suis titulaire d’un DIU de pédagogie.',
    ],
    ['a paper that is not held', { more: 'DIPLÔMES\nCRFPA : ajournée en 2024' }, 'Je n’ai pas réussi le CRFPA.'],
  ])('prove what they stand for: %s', (_, parts, text) => {
    expect(kindsFound(parts, text)).toEqual([]);
  });
});

test('a school below the status of its course is no paper that is held', () => {
  const study = '2014 – Bac pro Accueil au CNED, abandonné au bout d’un an';
  expect(kindsFound({ study }, 'Bac pro Accueil (abandonné au bout d’un an)\nCNED\n2014')).toEqual([]);
});
