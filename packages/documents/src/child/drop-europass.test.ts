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

it('the mark and the heads of the table, each by itself, tell the form', () => {
  expect(read('Ana Roy', 'Anglais\tB2\tB2', 'Page 1\thttps://europass.eu')).toContain('Anglais\tB2');
  expect(read('Autres langues\tCOMPRENDRE\tPARLER\tÉCRIRE', 'grec\tA2\tA2\tA2', 'Niveaux : A1 à C2')).toEqual([
    'Autres langues',
    'Grec\tA2',
  ]);
});

it.each([
  ['Curriculum vitae', 'Lire, écrire', 'grec\tC1\tC1'],
  ['Ana Roy', 'Néerlandais : utilisateur indépendant (B1)', 'LOISIRS', '• Lire', 'Lire, écrire'],
  [
    'Professeure de lettres',
    '• Ateliers du cadre européen commun de référence pour les langues, A2 à C1',
    '• Compréhension orale',
    '• Production écrite',
  ],
  [
    'Chargée de mobilité',
    '• Dossiers Europass Mobilité des apprentis',
    '• Comprendre, parler, écrire le portugais',
    'Lire',
  ],
])('in another CV they are words like any other', (...lines) => {
  expect(read(...lines)).toEqual(lines);
});

it('in the form too, beside its table', () => {
  const lines = ['• Production écrite', 'Turc : utilisateur indépendant', 'Lire, écrire'];
  expect(read('europass', ...lines)).toEqual(lines);
});
