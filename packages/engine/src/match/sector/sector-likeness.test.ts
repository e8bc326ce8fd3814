import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { today } from '../../testing/pairs.ts';
import { contextOf } from '../context.ts';
import { sectorLikeness } from './sector-likeness.ts';

const vine = `Nadia Perrault
Expériences
2019 – 2024 : ouvrière viticole, domaine familial
Taille Guyot, palissage, ébourgeonnage, vendanges manuelles, conduite du tracteur enjambeur, pulvérisateur
2016 – 2019 : saisonnière en vergers
Éclaircissage, récolte des pommes, irrigation, entretien des plantations
Loisirs
Programmation Python, serveurs Linux, bases de données SQL`;

const unusualTitle = `Gardien ou gardienne de nos rangs

Vos missions
Vous décidez de la taille de chaque parcelle, de la protection de la vigne et de la date des vendanges. Vous conduisez le tracteur et entretenez les plantations.
Profil
Vous connaissez la viticulture et savez lire un sol.`;

const code = `Développeur ou développeuse back-end

Vos missions
Vous développez des API en Python, administrez les bases de données SQL et les serveurs Linux, et tenez l’intégration continue.
Profil
Vous maîtrisez Git, Docker et les tests automatisés.`;

const nearness = (cv: string, offer: string) =>
  sectorLikeness(contextOf({ cv: parseCv({ text: cv }), offer: parseOffer(offer), today }));

test('an offer with a title of its own and a CV are told to be of one sector by their words', () => {
  expect(nearness(vine, unusualTitle)?.ratio).toBeGreaterThan(0.8);
});

test('what is done in one’s free time tells no sector', () => {
  expect(nearness(vine, code)?.ratio).toBeLessThan(0.3);
});

test('the words that are shown stand in the CV and are of the offer’s sector', () => {
  const said = nearness(vine, unusualTitle)?.said.map(({ start, end }) => vine.slice(start, end)) ?? [];
  expect(said.length).toBeGreaterThan(2);
  expect(said.join(' ')).toMatch(/palissage|ébourgeonnage|vendanges|viticole|taille/i);
});

test('a word is shown where it tells of work, and not where it stands in free time', () => {
  const cv = vine.replace('Expériences\n', 'Loisirs\nPalissage et vendanges chez des amis\nExpériences\n');
  const said = sectorLikeness(contextOf({ cv: parseCv({ text: cv }), offer: parseOffer(unusualTitle), today }))?.said;
  expect(said?.length).toBeGreaterThan(2);
  for (const { start } of said ?? []) expect(start).toBeGreaterThan(cv.indexOf('2019 – 2024'));
});

test('of a few words nothing is said', () => {
  expect(nearness('Nadia Perrault\nVendanges', unusualTitle)).toBeNull();
  expect(nearness(vine, 'Poste à pourvoir\nContactez-nous.')).toBeNull();
});
