import { expect, it } from 'vitest';
import { dropEuropass } from './drop-europass.ts';

const read = (...texts: string[]) => dropEuropass(texts.map((text) => ({ text }))).map(({ text }) => text);

it('the words of the form go, what the person wrote stays', () => {
  const lines = read(
    '★ europass\tCurriculum vitae\tAna Roy',
    'Langue maternelle\tcroate',
    'Autres langues\tCOMPRENDRE\tPARLER',
    'Écouter Lire',
    'S’exprimer oralement en\tÉCRIRE',
    'grec\tC1\tC1\tC1',
    'turc\tB1\tA2\tB1',
    'Niveaux : A1 et A2 : utilisateur élémentaire – B1 et B2 : utilisateur indépendant',
    'Cadre européen commun de référence pour les langues',
    'Compétences numériques\tExcel, Python',
    'Écouter les clients',
  );
  expect(lines).toEqual([
    'Ana Roy',
    'Autres langues',
    'Croate : langue maternelle',
    'Grec\tC1',
    'turc\tB1\tA2\tB1',
    'Compétences numériques : Excel, Python',
    'Écouter les clients',
  ]);
});

it('in another CV they are words like any other', () => {
  const lines = ['Curriculum vitae', 'Lire, écrire', 'grec\tC1\tC1'];
  expect(read(...lines)).toEqual(lines);
});
