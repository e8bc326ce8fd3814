import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from '../facts/letter-facts.ts';
import { tones } from '../tones/tones.ts';
import { lackingOf } from './lacking.ts';
import { planOf } from './plan.ts';

const lacks = (cv: string, offer: string) =>
  lackingOf(
    planOf(
      letterFacts({ cv: parseCv({ text: cv }), offer: parseOffer(offer), today: '2026-11-22' }),
      tones.professionnel,
      0,
      'seed',
    ),
  ).flatMap(({ wordings }) => wordings.map(({ text }) => text));

const offer = 'Éducateur spécialisé (H/F)\nVotre profil\n- Diplôme d’État d’éducateur spécialisé exigé\n';

test('a diploma under way is told with how it is prepared, its end and what one works as', () => {
  const cv =
    'Awa Diarra\n\nExpérience\nMonitrice-éducatrice, Foyer Les Pins, janvier 2020 à aujourd’hui\n- Suivi de 12 jeunes\n\nFormation\n2027 : Diplôme d’État d’éducateur spécialisé – en cours (cours du soir)\n';
  expect(lacks(cv, offer)[0]).toBe(
    'Je prépare le diplôme d’État d’éducateur spécialisé en cours du soir (fin prévue en 2027), à côté de mon poste actuel.',
  );
});

test('nothing is said to be lacking of which the CV is silent', () => {
  expect(lacks('Awa Diarra\n\nExpérience\nMonitrice-éducatrice, Foyer Les Pins, 2020 - 2024\n', offer)).toEqual([]);
});

test('a diploma asked for and not named is answered by the years in the trade, and not said to be lacking', () => {
  const cv =
    'Awa Diarra\n\nExpérience\nGraphiste, Studio Pin, janvier 2016 à aujourd’hui\n- Mise en page de catalogues\n\nFormation\n2014 : Baccalauréat littéraire, lycée Hugo, obtenu\n';
  const [said = ''] = lacks(cv, 'Graphiste (H/F)\nVotre profil\n- Vous avez un bac +3 en arts graphiques\n');
  expect(said).toMatch(
    /^Vous demandez un niveau bac\s\+3\s: j’y réponds par plus de dix ans d’expérience .* Studio Pin\.$/,
  );
  expect(said).not.toMatch(/n’ai pas/);
});
