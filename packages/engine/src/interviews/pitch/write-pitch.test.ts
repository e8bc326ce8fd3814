import { pitchSchema } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { findUngrounded } from '../../grounding/find-ungrounded.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { spokenSeconds } from './spoken-seconds.ts';
import { writePitch } from './write-pitch.ts';

const today = '2026-11-21';
const cv = makeCv({
  title: 'Aide-soignante',
  experiences: [
    {
      title: 'Aide-soignante',
      company: 'EHPAD Les Tilleuls',
      start: '2019-03',
      end: 'present',
      bullets: ['Soins d’hygiène et de confort auprès de 14 résidents', 'Tutorat de 2 élèves aides-soignants par an'],
    },
    {
      title: 'Auxiliaire de vie',
      company: 'Domicile Plus',
      start: '2016-01',
      end: '2019-02',
      bullets: ['Aide à la toilette et aux repas'],
    },
  ],
  education: [
    {
      degree: 'Diplôme d’État d’aide-soignant',
      school: 'IFAS de Nantes',
      year: '2018',
      obtained: true,
      status: 'obtained',
    },
  ],
});
const offer = parseOffer(
  'Aide-soignant(e) H/F\nEHPAD Les Glycines, Angers\nMissions : soins d’hygiène, transmissions, aide aux repas.\nProfil : diplôme d’État d’aide-soignant.',
);

test('a pitch lasts 30 to 60 seconds, says only what CV and offer bear out, and tells where from', () => {
  for (const angle of [0, 1, 2]) {
    const pitch = writePitch({ cv, offer, seniority: 'Mid-level', today, angle });
    pitchSchema.parse(pitch);
    expect(pitch.duration).toBeGreaterThanOrEqual(30);
    expect(pitch.duration).toBeLessThanOrEqual(60);
    expect(pitch.text).toBe(pitch.sentences.map(({ text }) => text).join(' '));
    expect(pitch.text).toContain('aide-soignant');
    expect(findUngrounded(pitch.text, { cv, offer, today })).toEqual([]);
    for (const { source, quote } of pitch.sentences)
      if (quote !== null) expect((source === 'cv' ? cv : offer).text).toContain(quote);
  }
});

test('what the offer asks for is named as French says it', () => {
  const skilled = parseCv({
    text: 'Camille Roux\nComptable\n\nEXPÉRIENCE\nComptable, Cabinet Orsel\n01/2020 - 12/2024\n- Saisie sous Sage\n\nCOMPÉTENCES\nExcel, Sage',
  });
  const asked = parseOffer('Comptable H/F\nMaîtrise d’Excel et de Sage exigée.');
  const texts = [0, 1, 2, 3].map(
    (angle) => writePitch({ cv: skilled, offer: asked, seniority: 'Senior', today, angle }).text,
  );
  expect(texts.join(' ')).toMatch(/parle d’Excel|j’ai retrouvé Excel/);
  expect(texts.join(' ')).not.toContain('de Excel');
});

test('an empty CV without an offer has an honest pitch of the same length', () => {
  const pitch = writePitch({
    cv: makeCv({ contact: { fullName: null } }),
    offer: null,
    seniority: 'Junior',
    today: '',
  });
  expect(pitch.duration).toBeGreaterThanOrEqual(30);
  expect(pitch.sentences.every(({ text }) => text !== '')).toBe(true);
});

test('the spoken length counts what one says', () => {
  expect(spokenSeconds(Array.from({ length: 140 }, () => 'mot').join(' '))).toBe(60);
  expect(spokenSeconds('')).toBe(1);
});
