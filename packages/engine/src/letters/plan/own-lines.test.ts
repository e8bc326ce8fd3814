import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from '../facts/letter-facts.ts';
import { tones } from '../tones/tones.ts';
import { ownLinesOf } from './own-lines.ts';
import { planOf } from './plan.ts';

const offer = parseOffer('Animatrice nature (H/F)\nVos missions\n- animer des sorties en forêt pour les écoles\n');

function ownLines(text: string): string[] {
  const cv = parseCv({ text: `Lou Marchal\nlou.marchal@example.com\n\n${text}\n` });
  const plan = planOf(letterFacts({ cv, offer, today: '2026-11-22' }), tones.direct, 0, 'seed');
  return ownLinesOf(plan, []).map(({ wordings }) => (wordings[0]?.text ?? '').replaceAll('\u00a0', ' '));
}

test('a sentence of one’s own stands word for word, a line is named', () => {
  expect(
    ownLines(
      'Projets\nJe construis des nichoirs avec les classes de mon village.\nInventaire des mares communales (14 sites),\nrelevés saisis dans un tableur',
    ),
  ).toEqual([
    'Je construis des nichoirs avec les classes de mon village.',
    'J’ai à mon actif : inventaire des mares communales (14 sites), relevés saisis dans un tableur.',
  ]);
});

test('what stands behind the head of an entry is named without it', () => {
  expect(ownLines('Divers\nParc des Vosges, saison 2019 – 2020 : balisage de sentiers, entretien des mares')).toEqual([
    'J’ai à mon actif le balisage de sentiers et l’entretien des mares.',
  ]);
});

test('wishes, reasons, what one lacks, roles and places are left out', () => {
  expect(
    ownLines(
      'Divers\nJe cherche un poste à temps plein.\nJ’ai quitté la ville parce que les loyers montaient.\nAnimatrice bénévole au club nature\nLicence de biologie non validée\nLibrairie du Lac, Gérardmer\nGuide puis chef de camp, Colmar',
    ),
  ).toEqual([]);
});
