import { expect, test } from 'vitest';
import { isOver, lengthen, spacedJoints } from './join-spaced.ts';
import type { Run } from './run.ts';

function run(text: string, x: number, width: number, size = 12): Run {
  return { text, x, y: 100, width, size, bold: false, spaceAfter: false };
}

test('small capitals go on after their large one where no space is drawn', () => {
  const capital = run('P', 50, 8, 14);
  const rest = run('ROJETS', 60, 50, 11);
  expect(spacedJoints('LANGUESPROJETS MENÉS')(capital, rest)).toBe('');
  expect(spacedJoints('PLAN P ROJETS')(capital, rest)).toBe(null);
  expect(spacedJoints('PROJETS')(capital, run('ROJETS', 90, 50, 11))).toBe(null);
  lengthen(capital, rest, '');
  expect(capital).toMatchObject({ text: 'PROJETS', x: 50, width: 60, size: 14 });
});

test('a mark without a name is no letter of its own', () => {
  expect(spacedJoints('Mon e\0quipe')(run('Mon e\0', 50, 40), run('quipe', 92, 30))).toBe('');
  expect(isOver(run('e', 50, 7), { str: '\0', x: 53, y: 100 })).toBe(true);
  expect(isOver(run('e', 50, 7), { str: '\0', x: 63, y: 100 })).toBe(false);
});

test('words of one size with a space between are words of one heading', () => {
  expect(spacedJoints('LANGUESMES ATOUTS')(run('MES', 50, 30), run('ATOUTS', 90, 60))).toBe(' ');
  expect(spacedJoints('LANGUESMES ATOUTS')(run('LANGUES', 50, 70), run('ATOUTS', 130, 60))).toBe(null);
});
