import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (section: string) => {
  const text = `Ana Ruiz\n\n${section}\n`;
  const { skills, spans } = parseCv({ text });
  return skills.map((skill, index) => [
    skill,
    text.slice(spans[`skills.${index}`]?.start, spans[`skills.${index}`]?.end),
  ]);
};

test('a listed name that no file knows is kept as written, beside the known ones', () => {
  expect(read('LOGICIELS\nWord, Zorbex (bases), Kalimoc ●●●○')).toEqual([
    ['Word', 'Word'],
    ['Zorbex', 'Zorbex'],
    ['Kalimoc', 'Kalimoc'],
  ]);
  expect(read('COMPÉTENCES\nOutils : Zorbex')).toEqual([['Zorbex', 'Zorbex']]);
});

test('the numbers of one norm are no items', () => {
  expect(read('COMPÉTENCES\nZorbex, normes Kali 0, 1, 2, 3 et 8').map(([skill]) => skill)).toEqual(['Zorbex']);
});

test('sentences, figures, levels and languages are no names', () => {
  expect(read('COMPÉTENCES\nJe sais mener une équipe sur le terrain\nNotions, 1200 pièces, anglais')).toEqual([]);
  expect(read('LOISIRS\nZorbex')).toEqual([]);
});

test('subheadings of the list and ratings are no names; scores stay with their tests', () => {
  expect(read('COMPÉTENCES\nMéthodes\nZorbex 80 %\nOutils\nKalimoc (avancé)').map(([skill]) => skill)).toEqual([
    'Zorbex',
    'Kalimoc',
  ]);
  expect(parseCv({ text: 'Ana Ruiz\n\nLANGUES\nAnglais : C1 (TOEIC 955)\n' }).certifications).toEqual(['TOEIC 955']);
});
