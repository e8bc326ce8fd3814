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

test('a name cut at its hyphen by the end of a line is whole', () => {
  const text =
    'Aline MORVAN\n35000 Rennes\n\nEXPÉRIENCE\nAssistante RH – Cabinet Darnal, Cesson-\nSévigné – 2019 – 2023\n- Suivi avec l’agence de Fontenay-\nsous-Bois\n- Formation au poste et post-\nformation\n\nFORMATION\n2014 – BTS Assistant de gestion, lycée Jean-\nMacé, Rennes';
  const cv = parseCv({ text });
  expect(cv.experiences[0]).toMatchObject({
    company: 'Cabinet Darnal',
    bullets: ['Suivi avec l’agence de Fontenay-sous-Bois', 'Formation au poste et post- formation'],
  });
  expect(cv.education[0]?.school).toBe('lycée Jean-Macé');
  const { start = 0, end = 0 } = cv.spans['education.0.school'] ?? {};
  expect(text.slice(start, end)).toBe('lycée Jean-\nMacé');
});

test('a heading with a dash behind it does not run on', () => {
  const cv = parseCv({ text: 'Aline Morvan\n\nFORMATION\nBTS MCO, lycée Colbert, 2014\n\nLangues-\nAnglais : B2' });
  expect(cv.languages).toEqual([{ name: 'Anglais', level: 'B2' }]);
});
