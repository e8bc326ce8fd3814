import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import heads from './contact-heads.json' with { type: 'json' };

/** Heads of invented CVs as people write them, with what a reader takes from each. */
test.each(heads)('the contact of $text', ({ text, contact }) => {
  expect(parseCv({ text }).contact).toEqual(contact);
});
