import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const asked = (offer: string) => parseOffer(offer).requirements.map(({ term }) => term);

test('an action takes the object of the one behind it', () => {
  expect(asked('VOTRE MISSION\n- accueil et information des voyageurs')).toContain('accueil des voyageurs');
  expect(asked('VOTRE MISSION\n- réception, enregistrement des déclarations')).toContain('réception des déclarations');
});

test('a list that nothing but « : » announces tells the duties', () => {
  const offer = 'Carrossier F/H\nGarage Dupré\n\nTes journées :\n✔ remplacement de vitrages\n✔ polissage\n✔ ponçage';
  expect(asked(offer)).toEqual(expect.arrayContaining(['polissage', 'Ponçage']));
});

test('a word and a product are no choice between one another', () => {
  const offer = parseOffer('PROFIL\nVous connaissez la veille concurrentielle, Power BI ou Tableau, Python.');
  const { requirements } = offer;
  const watch = requirements.find(({ term }) => term === 'Veille concurrentielle');
  expect(watch?.alternatives).not.toContain('Power BI');
  expect(requirements.find(({ term }) => term === 'Power BI')?.alternatives).toContain('Tableau');
});
