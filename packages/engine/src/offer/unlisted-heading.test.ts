import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';
import { splitOffer } from './split-offer.ts';

const partsBelow = (above: string[], heading: string, below: string[]) => {
  const lines = splitOffer(['Fleuriste (H/F)', 'Tours', '', ...above, '', heading, ...below].join('\n'));
  return lines.slice(-below.length).map(({ part }) => part);
};
const house = ['Notre maison', 'Trois boutiques, douze personnes, un atelier depuis 1962.'];
const pay = ['Avantages', '- Mutuelle', '- Tickets restaurant'];
const duties = ['- la composition des bouquets', '- le montage des vitrines', '- l’entretien des plantes'];

test.each([
  ['VOTRE CARNET DE BORD', house, duties],
  ['Ce qui fleurit chez nous :', pay, ['- Composer les bouquets', '- Tenir la caisse']],
  ['Tes matins', house, ['Tu prépares les commandes, tu composes les bouquets et tu sers les clients.']],
  ['On te propose :', pay, duties],
])('« %s » opens duties, by what is listed below', (heading, above, below) => {
  expect(new Set(partsBelow(above, heading, below))).toEqual(new Set(['missions']));
});

test.each([
  ['La main verte', house, ['- CAP fleuriste', '- Permis B', '- Maîtrise d’une caisse']],
  ['LE MOUTON À CINQ PATTES', duties, ['Titulaire du CAP fleuriste, vous aimez travailler en équipe.']],
])('« %s » opens demands', (heading, above, below) => {
  expect(new Set(partsBelow(above, heading, below))).toEqual(new Set(['profile']));
});

test.each([
  ['Nos petites attentions :', ['- Mutuelle prise en charge', '- Formation assurée', '- Primes trimestrielles']],
  ['Nos métiers :', ['- Création de bouquets', '- Décoration de mariages', '- Entretien de jardins']],
])('what the house gives or does below « %s » is no demand', (heading, below) => {
  const text = [
    'Fleuriste (H/F)',
    'Tours',
    '',
    ...house,
    '',
    heading,
    ...below,
    '',
    'Vos missions',
    '- Tenir la caisse',
  ];
  expect(parseOffer(text.join('\n')).requirements.map(({ term }) => term)).toEqual(['Encaissement']);
});

test('a house named in capitals is no heading', () => {
  const text = 'Fleuriste (H/F)\nTours\nGARAGE DU CHÊNE\nVous composez les bouquets et vous tenez la caisse.';
  expect(splitOffer(text).some(({ heading }) => heading)).toBe(false);
});
