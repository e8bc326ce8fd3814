import { expect, test } from 'vitest';
import { decodeEntities } from '../offer/offer-text.ts';
import { wordValue } from '../writing/find-claims.ts';
import { nounOfTask } from '../writing/noun-of-task.ts';
import { findLanguages } from './find-languages.ts';
import { parseNumber } from './parse-number.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  '« %s » is a word like any other',
  (word) => {
    expect(findLanguages(`Anglais ${word} 850, allemand`).map((found) => found.level)).toEqual([null, null]);
    expect(decodeEntities(`&${word};`)).toBe(`&${word};`);
    expect(nounOfTask(`${word} les stocks`)).toBeNull();
    expect(wordValue(word)).toBeNull();
    expect(parseNumber(word)).toBeNull();
  },
);
