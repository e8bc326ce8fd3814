import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { analyse } from './analyse.ts';

const cvOf = (since: string, duties: string) =>
  parseCv({
    text: `Nadia BERTIN\nMaçonne\nnadia.bertin@example.com\n\nEXPÉRIENCE\nMaçonne – Bâti Rhône, Lyon\n${since} à novembre 2026\n- ${duties}`,
  });

const keywords = (since: string, duties: string, profile: string) => {
  const cv = cvOf(since, duties);
  const offer = parseOffer(`Maçon H/F\n\nPROFIL\n${profile}`);
  return analyse({ cv, offer, today: '2026-11-20' }).keywords;
};
const named = (keys: { term: string }[]) => keys.map(({ term }) => term);

test('years in the trade stand for a diploma where the offer takes them', () => {
  const profile = 'CAP maçonnerie ou trois ans d’expérience.';
  expect(named(keywords('Mars 2018', 'murs en parpaings', profile).missing)).not.toContain('CAP');
  expect(named(keywords('Mars 2026', 'murs en parpaings', profile).missing).join()).toContain('CAP');
  expect(named(keywords('Mars 2018', 'murs en parpaings', 'CAP maçonnerie exigé.').missing).join()).toContain('CAP');
});
