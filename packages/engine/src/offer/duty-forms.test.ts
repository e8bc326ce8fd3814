import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const asked = (missions: string) =>
  parseOffer(`Gardien de refuge H/F\n\nMissions\n${missions}`).requirements.map(({ term }) => term);

describe('duties in other forms of a sentence', () => {
  test.each([
    [
      '- de baguer les cygnes ;\n- d’en graver le socle et de peser les oisons ;',
      ['gravure du socle', 'pesée des oisons'],
    ],
    ['- Élaguer sans échafaudage', ['élagage']],
    ['- étalonner l’ouvrage', ['étalonnage de l’ouvrage']],
    [
      '- Contribuer à la bonne tenue du refuge : gravure des médailles, courses de luges',
      ['gravure des médailles', 'courses de luges'],
    ],
    ['- intervenir en mouture et en gravure de médailles', ['gravure de médailles']],
    ['- notez les visites sur le registre numérique', ['registre numérique']],
    ['- rangement, remise en ordre du grenier', ['grenier']],
    ['La gardienne :\n- pèse oisons et cygnes\n- grave des médailles', ['pesée d’oisons', 'gravure de médailles']],
    ['- Peser le grain (3 € / kilo / livraison)', ['pesée du grain']],
  ])('%j', (missions, terms) => {
    expect(asked(missions)).toEqual(expect.arrayContaining(terms));
  });

  test.each([
    ['- Rendre compte en présence de la direction', 'présence de la direction'],
    ['- Assurer le montage', 'montage du montage'],
    ['Notre refuge :\n- pèse sept tonnes', 'pesée de sept tonnes'],
  ])('%j asks for no « %s »', (missions, term) => {
    expect(asked(missions)).not.toContain(term);
  });
});

describe('a profile', () => {
  const of = (profile: string) =>
    parseOffer(`Chargée d’études H/F\n\nProfil\n${profile}`).requirements.map(({ term, importance }) => [
      term,
      importance,
    ]);

  test.each([
    ['Ingénieur ou bac +5 en acoustique', ["Diplôme d'ingénieur", 'must']],
    ['Une expérience en cabinet est exigée', ['expérience en cabinet', 'must']],
    ['SAP est exigé. SAP Ariba serait un plus.', ['SAP Ariba', 'nice']],
  ])('« %s »', (profile, demand) => {
    expect(of(profile)).toContainEqual(demand);
  });

  test('an engineer one works with is no diploma', () => {
    expect(of('Ingénieurs et techniciens seront vos collègues').flat()).not.toContain("Diplôme d'ingénieur");
  });
});
