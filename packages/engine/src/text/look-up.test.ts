import { expect, test } from 'vitest';
import { readNumber } from '../grounding/figures/read-number.ts';
import { decodeEntities } from '../offer/decode-entities.ts';
import { nounOfTask } from '../writing/noun-of-task.ts';
import { findLanguages } from './find-languages.ts';
import { parseNumber } from './parse-number.ts';
import { tokenise } from './tokenise.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  '« %s » is a word like any other',
  (word) => {
    expect(findLanguages(`Anglais ${word} 850, allemand`).map((found) => found.level)).toEqual([null, null]);
    expect(decodeEntities(`&${word};`)).toBe(`&${word};`);
    expect(nounOfTask(`${word} les stocks`)).toBeNull();
    expect(readNumber(word, tokenise(word), 0)).toBeNull();
    expect(parseNumber(word)).toBeNull();
  },
);
