import { pitchSchema } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { rewordPitch } from './reword-pitch.ts';

const text =
  'Cuisinière\nLe Vivier, Nantes — cuisinière, 2021 à 2026\n- Préparation de 60 couverts par service au poste chaud';
const cv = { ...makeCv({ title: 'Cuisinière' }), text };
const offer = parseOffer('Cuisinier H/F\nVous tenez le poste froid et gérez les commandes auprès des maraîchers.');
const said =
  'Bonjour, je suis cuisinière. Au Vivier, je tenais le poste chaud : 60 couverts par service. Votre annonce parle des commandes auprès des maraîchers, et cela me plaît.';
const filler = `Et ${Array.from({ length: 50 }, () => 'mot').join(' ')}`;

test('a pitch that others worded keeps its measure, and each sentence the line it tells', () => {
  const pitch = rewordPitch({ text: `${said} ${filler}.`, cv, offer });
  pitchSchema.parse(pitch);
  expect(pitch?.sentences.map(({ source }) => source)).toEqual([null, 'cv', 'offer', null]);
  for (const { source, quote } of pitch?.sentences ?? [])
    if (source) expect((source === 'cv' ? text : offer.text).includes(quote ?? '')).toBe(true);
  expect(pitch?.text).toBe(pitch?.sentences.map((sentence) => sentence.text).join(' '));
  expect(pitch?.duration).toBeGreaterThanOrEqual(30);
});

test.each([said, Array.from({ length: 150 }, () => 'mot').join(' '), ''])(
  'one that is too short or too long is none',
  (other) => {
    expect(rewordPitch({ text: other, cv, offer: null })).toBeNull();
  },
);
