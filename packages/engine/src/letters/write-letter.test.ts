import { type Letter, type LetterTone, letterSchema, letterTones } from '@coach/contracts/letter';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { makeCv } from '../testing/make-cv.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { type FixturePair, readFixtures } from '../testing/read-fixtures.ts';
import { letterText } from './letter-text.ts';
import { writeLetter } from './write-letter.ts';

const today = '2026-11-21';
let fixtures: FixturePair[];
beforeAll(async () => {
  fixtures = await readFixtures();
}, 120_000);

const written = new Map<string, Letter>();
/** The letter to a fixture's offer, written once for all tests. */
function letterOf({ name, cv, offer }: FixturePair, tone: LetterTone): Letter {
  const key = `${name}|${tone}`;
  const known = written.get(key) ?? writeLetter({ cv, offer, tone, today });
  written.set(key, known);
  return known;
}

const sentencesOf = (letter: Letter) => letter.paragraphs.flatMap(({ sentences }) => sentences);
const bodyOf = (letter: Letter) =>
  sentencesOf(letter)
    .map(({ text }) => text)
    .join(' ');

function sixWords(letter: Letter): Set<string> {
  const words = `${letter.salutation} ${bodyOf(letter)} ${letter.closing}`
    .toLowerCase()
    .split(/[^\p{L}\d’-]+/u)
    .filter((word) => word !== '');
  return new Set(words.slice(5).map((_, index) => words.slice(index, index + 6).join(' ')));
}

function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((sequence) => other.has(sequence)).length / Math.min(one.size, other.size);
}

describe.each(letterTones)('letters in the tone « %s »', (tone) => {
  const write = (fixture: FixturePair) => letterOf(fixture, tone);

  test('have the French form, three or four paragraphs and 250 to 400 words', () => {
    for (const fixture of fixtures) {
      const letter = write(fixture);
      expect(letterSchema.parse(letter)).toEqual(letter);
      expect(letter.words, fixture.name).toBeGreaterThanOrEqual(250);
      expect(letter.words, fixture.name).toBeLessThanOrEqual(400);
      expect(letter.paragraphs.length, fixture.name).toBeGreaterThanOrEqual(3);
      expect(letter.paragraphs.length, fixture.name).toBeLessThanOrEqual(4);
      expect(letter.placeAndDate).toMatch(/, le 21 novembre 2026$/);
      expect(letter.subject).toMatch(/^Candidature au poste d/);
      expect(letter.closing).toContain(letter.salutation.slice(0, -1));
      expect(letter.signature).toBe(fixture.cv.contact.fullName);
    }
  });

  test('quote their sources to the letter', () => {
    for (const fixture of fixtures) {
      for (const { evidence } of sentencesOf(write(fixture)))
        for (const { source, start, end, quote } of evidence) {
          expect(source).not.toBe('extra');
          expect((source === 'cv' ? fixture.cv : fixture.offer).text.slice(start, end)).toBe(quote);
        }
    }
  });

  test('would not fit another offer: three sentences in four stand on a fact beyond employer and title', () => {
    for (const fixture of fixtures) {
      const { title, company, city, contract } = fixture.offer.spans;
      const usual = new Set([title, company, city, contract].map((span) => span?.start));
      const all = sentencesOf(write(fixture));
      const specific = all.filter(({ evidence }) =>
        evidence.some(({ source, start }) => source === 'cv' || !usual.has(start)),
      );
      expect(specific.length / all.length, fixture.name).toBeGreaterThanOrEqual(0.75);
    }
  });

  test('share at most three in ten of their six-word sequences', () => {
    const sequences = fixtures.map((fixture) => sixWords(write(fixture)));
    sequences.forEach((one, index) => {
      for (const other of sequences.slice(0, index)) expect(shared(one, other)).toBeLessThanOrEqual(0.3);
    });
  });

  test('hold to French usage', () => {
    for (const fixture of fixtures) {
      const text = letterText(write(fixture));
      expect(text, fixture.name).not.toMatch(/(?<![\p{L}’-])(?:de|que|je|le|me|ne) [aeiouéèê](?!n\b|nz|y)\p{Ll}/u);
      expect(text).not.toMatch(/(?<!\p{L})(?:de|à) les? \p{Ll}|undefined|null|\{|\}| ,| \.|\.\.|,,/u);
      expect(text).not.toMatch(/ [;!?]|« | »|'/);
      expect(text).not.toMatch(/amenée? à|dynamique(?!s)|motivée?\b/i);
    }
  });
});

test('the same input gives the same letter', () => {
  for (const { cv, offer } of fixtures.slice(0, 3)) {
    const once = JSON.stringify(writeLetter({ cv, offer, tone: 'direct', today }));
    for (let time = 0; time < 3; time++)
      expect(JSON.stringify(writeLetter({ cv: structuredClone(cv), offer, tone: 'direct', today }))).toBe(once);
  }
});

test('the tones read differently: two letters to one offer share little but their facts', () => {
  for (const fixture of fixtures) {
    const { name } = fixture;
    const bodies = letterTones.map((tone) => sixWords(letterOf(fixture, tone)));
    const openings = letterTones.map((tone) => sentencesOf(letterOf(fixture, tone))[0]?.text);
    expect(new Set(openings).size).toBe(letterTones.length);
    bodies.forEach((one, index) => {
      for (const other of bodies.slice(0, index)) expect(shared(one, other), name).toBeLessThan(0.75);
    });
  }
});

test('another angle opens otherwise and chooses, orders and says the facts otherwise', () => {
  for (const [index, { name, cv, offer }] of fixtures.slice(0, 5).entries()) {
    const tone = letterTones[index] ?? 'direct';
    const letters = [0, 1, 2, 3, 4, 5].map((angle) => writeLetter({ cv, offer, tone, today, angle }));
    const openings = letters.map(({ paragraphs }) => paragraphs[0]?.sentences.map(({ text }) => text).join(' '));
    expect(new Set(openings).size, name).toBe(6);
    letters.slice(1).forEach((letter, before) => {
      expect(shared(sixWords(letter), sixWords(letters[before] as Letter)), `${name}, ${before}`).toBeLessThan(0.8);
    });
  }
});

test('what is missing is an aim at most', () => {
  for (const fixture of fixtures) {
    const { cv } = fixture;
    for (const tone of letterTones) {
      const letter = letterOf(fixture, tone);
      const tools = letter.missing.filter(
        (term) => /^[A-Z][\w-]*(?: [A-Z]\w*)?$/.test(term) && !cv.text.includes(term),
      );
      for (const { text } of sentencesOf(letter).filter((each) => tools.some((term) => each.text.includes(term))))
        expect(text).not.toMatch(/j’ai (?!lu|hâte|noté|bien noté)(?:[a-zé]+é|mis|pris) .*$|je pratique|je maîtrise/i);
    }
  }
});

const offerText = `Vendeur (H/F)\nBoutique Ardoise – Metz (57)\nCDI\nQui sommes-nous ?\nNous habillons trois générations de clients dans une rue commerçante.\nVos missions\n- accueillir et conseiller les clients\n- tenir la caisse\n- mettre en rayon les arrivages\n- préparer les vitrines\nVotre profil\nUne première expérience de la vente est appréciée.\n`;

test('a CV with little in it gets an honest letter of full length', () => {
  const cv = makeCv({
    title: 'Vendeuse débutante',
    education: [
      { degree: 'Bac pro Métiers du commerce', school: 'Lycée des Deux-Rives', year: '2025', obtained: true },
    ],
    listed: ['encaissement'],
    interests: ['couture'],
  });
  for (const tone of letterTones) {
    const letter = writeLetter({ cv, offer: parseOffer(offerText), tone, today });
    expect(letter.words).toBeGreaterThanOrEqual(250);
    expect(letter.words).toBeLessThanOrEqual(400);
    expect(bodyOf(letter)).toContain('ac pro Métiers du commerce');
  }
});

test('what the person adds is told, as a fact of theirs', () => {
  const { cv, offer } = fixtures[0] as FixturePair;
  const extra = 'Je m’installe à Villeurbanne en janvier.';
  const letter = writeLetter({ cv, offer, tone: 'convivial', today, extra });
  const told = sentencesOf(letter).find(({ text }) => text === extra);
  expect(told?.evidence).toEqual([{ source: 'extra', start: 0, end: extra.length, quote: extra }]);
});

test('the employer may be named by the person, and is not needed', () => {
  const { cv } = fixtures[0] as FixturePair;
  const offer = parseOffer('Poste : aide à domicile.\nVous aidez aux repas et au ménage de personnes âgées.');
  expect(writeLetter({ cv, offer, tone: 'direct', today }).recipient.company).toBeNull();
  expect(writeLetter({ cv, offer, tone: 'direct', today, company: 'Ardoise' }).recipient.company).toBe('Ardoise');
});

test.each([
  ['nothing at all', '', ''],
  ['one word without end', 'a'.repeat(1_000_000), 'b'.repeat(1_000_000)],
  ['lines without end', 'Gestion de projets\n'.repeat(20_000), '- gérer des projets\n'.repeat(20_000)],
  ['other scripts and signs', 'Ζορμπάς 🚀 Київ العربية '.repeat(500), '<script>alert(1)</script> \u202e \u0000 {x}'],
])(
  '%s is answered with a letter that holds no fact',
  (_, cvText, offer) => {
    const read = { cv: parseCv({ text: cvText }), offer: parseOffer(offer) };
    for (const tone of letterTones) {
      const letter = writeLetter({ ...read, tone, today });
      expect(letterSchema.safeParse(letter).success).toBe(true);
      expect(letter.words).toBeLessThanOrEqual(400);
      if (cvText === '') expect(letter.words).toBeGreaterThanOrEqual(250);
    }
  },
  120_000,
);

test('an English CV is quoted, never translated', () => {
  const fixture = fixtures.find(({ name }) => name === 'commercial-b2b') as FixturePair;
  const body = bodyOf(writeLetter({ ...fixture, tone: 'professionnel', today }));
  expect(body).toMatch(/«\u202f[A-Z][a-z]+ .{20,}\u202f»/);
});

test('an offer made of requirements alone is answered too', () => {
  const letter = writeLetter({ cv: makeCv(), offer: makeOffer({ must: ['Excel'] }), tone: 'analytique', today });
  expect(letter.missing).toEqual(['Excel']);
});
