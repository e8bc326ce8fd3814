import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

test.each([
  ['Chargé de recrutement | Intérim |', 'Chargé de recrutement | Intérim'],
  ['Comptable –', 'Comptable'],
  ['Chauffeur – permis C, CE', 'Chauffeur – permis C, CE'],
])('« %s » is « %s »', (line, title) => {
  const text = `Lou Marchal\n${line}\n06 39 98 40 16\n\nEXPÉRIENCE\n2019 – 2023 : Serveuse, Maison Hélias`;
  const cv = parseCv({ text });
  expect(cv.title).toBe(title);
  expect(text.slice(cv.spans.title?.start, cv.spans.title?.end)).toBe(title);
});

test('a headline runs on behind the bar that ends its line', () => {
  const [name, first, second] = ['Lou Marchal', 'Chargée de recrutement | Intérim |', '#OnRecrute'];
  const text = `${name}\n${first}\n${second}\n06 39 98 40 16`;
  const line = (part: string, fontSize: number) => {
    const start = text.indexOf(part);
    const place = { page: 1, block: 0, x: 40, y: start * 20, width: 300, height: 12 };
    return { ...place, start, end: start + part.length, fontSize, bold: false, bullet: false, headingLevel: null };
  };
  const lines = [line(name, 22), line(first, 13), line(second, 13), line('06 39 98 40 16', 10)];
  const cv = parseCv({ text, lines: lines.map((each) => ({ ...each, origin: 'body' as const })) });
  expect(cv.title).toBe('Chargée de recrutement | Intérim | #OnRecrute');
});
