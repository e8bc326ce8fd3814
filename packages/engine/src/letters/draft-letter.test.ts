import { letterTones } from '@coach/contracts/letter';
import { beforeAll, expect, test } from 'vitest';
import { parseOffer } from '../offer/parse-offer.ts';
import { makeCv } from '../testing/make-cv.ts';
import { type FixturePair, readFixtures } from '../testing/read-fixtures.ts';
import { draftLetter, outlineOf } from './draft-letter.ts';
import { writeLetter } from './write-letter.ts';

let fixtures: FixturePair[];
beforeAll(async () => {
  fixtures = (await readFixtures()).slice(0, 4);
}, 120_000);

const inputOf = ({ cv, offer }: FixturePair) =>
  ({ cv, offer, tone: 'direct', today: '2026-11-21', extra: '' }) as const;

test('an outline proposes what the letter then says, each sentence once, and names what may not be claimed', () => {
  for (const pair of fixtures) {
    const input = inputOf(pair);
    const draft = draftLetter(input);
    const letter = writeLetter(input, draft);
    const { sentences, missing, subject } = outlineOf(draft);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(missing).toEqual(letter.missing);
    expect(subject).toContain(letter.subject);
    const said = letter.paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ text }) => text));
    const proposed = said.filter((text) => sentences.includes(text));
    expect(proposed.length, pair.name).toBeGreaterThan(said.length / 2);
  }
});

test('a letter is the same whether its draft was made before or not', () => {
  for (const pair of fixtures)
    expect(writeLetter(inputOf(pair), draftLetter(inputOf(pair)))).toEqual(writeLetter(inputOf(pair)));
});

test('what an employer may not ask is in no sentence, whatever the tone', () => {
  const cv = makeCv({
    title: 'Serveuse',
    experiences: [{ title: 'Serveuse', company: 'Bistrot Ravel', start: '2022-01', end: '2023-05' }],
    interests: ['Danse', 'Mes enfants', 'Lecture'],
  });
  const offer = parseOffer('Serveur / Serveuse (H/F)\nRestaurant Le Quai\nVous prenez les commandes.');
  const sentences = letterTones.flatMap(
    (tone) => outlineOf(draftLetter({ cv, offer, tone, today: '2026-11-21' })).sentences,
  );
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((text) => /enfants/i.test(text))).toEqual([]);
});

test.each([
  'Reconnue travailleuse handicapée (RQTH) depuis 2019',
  'Poste aménagé (RQTH), mi-temps thérapeutique en 2023',
  'Reconnu comme travailleur handicapé',
])('a job that tells « %s » has it in no sentence', (told) => {
  const cv = makeCv({
    title: 'Serveuse',
    experiences: [
      {
        title: 'Serveuse',
        company: 'Bistrot Ravel',
        start: '2022-01',
        end: '2023-05',
        bullets: ['Prise de commandes, 40 couverts par service', told, 'Encaissement et clôture de caisse'],
      },
    ],
  });
  const offer = parseOffer('Serveur / Serveuse (H/F)\nRestaurant Le Quai\nVous prenez les commandes.');
  const sentences = letterTones.flatMap(
    (tone) => outlineOf(draftLetter({ cv, offer, tone, today: '2026-11-21' })).sentences,
  );
  expect(sentences.filter((text) => /commandes/i.test(text))).not.toEqual([]);
  expect(sentences.filter((text) => /handicap|rqth|thérapeutique|aménagé/i.test(text))).toEqual([]);
});
