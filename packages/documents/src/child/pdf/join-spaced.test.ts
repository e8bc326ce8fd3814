import { expect, test } from 'vitest';
import { isOver, lengthen, spacedJoint } from './join-spaced.ts';
import type { Run } from './run.ts';

function run(text: string, x: number, width: number, size = 12): Run {
  return { text, x, y: 100, width, size, bold: false, spaceAfter: false };
}

test('small capitals go on after their large one where no space is drawn', () => {
  const capital = run('P', 50, 8, 14);
  const rest = run('ROJETS', 60, 50, 11);
  expect(spacedJoint(capital, rest, 'LANGUESPROJETS MENÉS')).toBe('');
  expect(spacedJoint(capital, rest, 'PLAN P ROJETS')).toBe(null);
  expect(spacedJoint(capital, run('ROJETS', 90, 50, 11), 'PROJETS')).toBe(null);
  lengthen(capital, rest, '');
  expect(capital).toMatchObject({ text: 'PROJETS', x: 50, width: 60, size: 14 });
});

test('a mark without a name is no letter of its own', () => {
  expect(spacedJoint(run('Mon e\0', 50, 40), run('quipe', 92, 30), 'Mon e\0quipe')).toBe('');
  expect(isOver(run('e', 50, 7), { str: '\0', x: 53, y: 100 })).toBe(true);
  expect(isOver(run('e', 50, 7), { str: '\0', x: 63, y: 100 })).toBe(false);
});

test('words of one size with a space between are words of one heading', () => {
  expect(spacedJoint(run('MES', 50, 30), run('ATOUTS', 90, 60), 'LANGUESMES ATOUTS')).toBe(' ');
  expect(spacedJoint(run('LANGUES', 50, 70), run('ATOUTS', 130, 60), 'LANGUESMES ATOUTS')).toBe(null);
});
