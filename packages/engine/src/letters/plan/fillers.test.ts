import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { type CvParts, makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from '../facts/letter-facts.ts';
import { tones } from '../tones/tones.ts';
import { fillersOf } from './fillers.ts';
import { planOf } from './plan.ts';

const fillersFor = (cv: ReturnType<typeof makeCv>) =>
  fillersOf(
    planOf(letterFacts({ cv, offer: makeOffer({ title: 'Fleuriste' }), today: '2026-11-22' }), tones.direct, 0, 'seed'),
  ).flatMap(({ wordings }) => wordings.map(({ text }) => text));
const written = (end: string) =>
  fillersFor(
    parseCv({
      text: `Awa Diarra\nawa.diarra@example.com\n\nExpérience\nFleuriste, Sésame, Lyon, 2019 - 2024\n\n${end}\n`,
    }),
  );
const made = (parts: CvParts) => fillersFor(makeCv(parts));

test('qualities are adjectives, and none a noun that ends like one', () => {
  expect(written('Qualités\nDiscrète\nLoyauté\nPatiente\nEnthousiasme')).toEqual(['Je suis discrète et patiente.']);
});

test('pastimes leave out what an employer may not ask, and keep the others', () => {
  expect(made({ interests: ['Danse', 'Mon mari et moi', 'Lecture'] })).toContain(
    'En dehors du travail, j’aime la danse et la lecture.',
  );
  expect(made({ interests: ['Chorale de la paroisse', 'Lecture', 'Poterie'] })).toContain(
    'En dehors du travail, j’aime la lecture et la poterie.',
  );
});

test('pastimes whose articles are known are told in a sentence, also one alone', () => {
  expect(made({ interests: ['Lecture', 'Jardinage'] })).toContain(
    'En dehors du travail, j’aime la lecture et le jardinage.',
  );
  expect(made({ interests: ['Jardinage'] })).toContain('En dehors du travail, j’aime le jardinage.');
  expect(made({ interests: ['Foot', 'Zorglub'] })).toContain('En dehors du travail, j’aime le foot.');
  for (const one of ['Passionnée de cuisine', 'Un peu de guitare', 'Club de lecture', 'Famille'])
    expect(made({ interests: [one] }).join(' ')).not.toContain('j’aime');
});

test('a mother tongue is a language one speaks', () => {
  expect(made({ languages: [{ name: 'Arabe', level: 'native' }] })).toEqual(['Je parle l’arabe couramment.']);
});

test('a course that lies ahead is not told as followed', () => {
  expect(written('Certifications\nFormation Gestes qui sauvent prévue en mars 2027\nFormation Art floral')).toEqual([
    'J’ai aussi suivi une formation Art floral.',
  ]);
});
