import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const nameOf = (text: string) => parseCv({ text }).contact.fullName;

describe('a name behind its labels', () => {
  test.each([
    ['on lines of their own', 'Nom : BERTHIER\nPrénom : Loïc'],
    [
      'in cells of one line, below the name of the document',
      'CURRICULUM VITAE\n\nETAT CIVIL\nNom : BERTHIER\tPrénom : Loïc',
    ],
    ['one after the other', 'Curriculum Vitæ\nNOM : BERTHIER Prénom : Loïc'],
    ['parted by a dash', 'FICHE CANDIDAT\nPrénom : Loïc - Nom : BERTHIER'],
    ['labels in cells of their own', 'Nom\tBERTHIER\nPrénom\tLoïc'],
    ['the first name said twice', 'Nom : Loïc BERTHIER\nPrénom : Loïc'],
  ])('%s', (_, head) => {
    expect(nameOf(`${head}\nTél : 06 39 98 12 12\n\nFORMATION\n2014\tCAP Cuisine\tCFA de Dole`)).toBe('Loïc Berthier');
  });

  test('what the document is called is no name', () => {
    expect(nameOf('CURRICULUM VITAE\n\nLoïc BERTHIER\n06 39 98 12 12')).toBe('Loïc Berthier');
    expect(nameOf('Dossier De Candidature\nAnne Roussel\n06 39 98 12 12')).toBe('Anne Roussel');
    expect(nameOf('CURRICULUM VITAE\n\n06 39 98 12 12')).toBeNull();
  });

  test('a family name that is the first name too is told whole', () => {
    expect(nameOf('Nom : THOMAS\nPrénom : Thomas\n06 39 98 12 12')).toBe('Thomas Thomas');
  });

  test('names in other words than these are read as before', () => {
    expect(nameOf('Nom et prénom : Anne Roussel\n06 39 98 12 12')).toBe('Anne Roussel');
    expect(nameOf('Anne ROUSSEL\nNom de jeune fille : Perrin\n06 39 98 12 12')).toBe('Anne Roussel');
    expect(nameOf('Cyrielle DOSSIER\n06 39 98 12 12')).toBe('Cyrielle Dossier');
  });
});
