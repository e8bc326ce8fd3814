import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const written = `Céline LEFÈVRE
Secrétaire médicale
35000 Rennes

EXPÉRIENCE
Secrétaire médicale, Cabinet Sévigné, Rennes
février 2018 – présent
• Prise de rendez-vous`;

test('accents written apart change nothing but the offsets', () => {
  const text = written.normalize('NFD');
  const cv = parseCv({ text });
  const same = parseCv({ text: written });
  expect(cv.contact).toEqual(same.contact);
  expect(cv.experiences).toEqual(same.experiences);
  expect(cv.text).toBe(text);
  for (const [path, { start, end }] of Object.entries(cv.spans)) {
    const own = same.spans[path];
    expect(text.slice(start, end).normalize('NFC')).toBe(written.slice(own?.start, own?.end));
  }
});
