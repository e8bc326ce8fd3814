import { describe, expect, test } from 'vitest';
import { headingSign, type SignedLine } from './heading-sign.ts';

const lines = (...written: string[]): SignedLine[] =>
  written.map((line) => {
    const [, sign = null, text = line] = /^([➤•■]) (.*)$/u.exec(line) ?? [];
    return { sign, text };
  });

describe('the sign of headings', () => {
  test('is the one that lists do not have', () => {
    const cv = lines('➤ Cuisines', '• Envoi', '• Jus', '➤ Diplômes', 'CAP Cuisine', '➤ Langues', '• Anglais');
    expect(headingSign(cv)).toBe('➤');
  });

  test.each([
    ['lists have no other', lines('➤ Cuisines', 'Chef de partie', '➤ Diplômes', 'CAP', '➤ Langues', 'Anglais')],
    ['its lines follow one another', lines('• a', '• b', '• c', '➤ Envoi', '➤ Jus', '➤ Sauces')],
    ['one tells a figure', lines('• a', '• b', '• c', '➤ 70 couverts', 'd', '➤ Jus', 'e', '➤ Sauces', 'f')],
    ['there are two of them', lines('• a', '• b', '• c', '➤ Envoi', 'd', '➤ Jus', 'e')],
  ])('is none where %s', (_, cv) => {
    expect(headingSign(cv)).toBeNull();
  });
});
