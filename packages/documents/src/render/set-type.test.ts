import { expect, it } from 'vitest';
import { setType } from './set-type.ts';

/** No-break spaces shown as « _ ». */
const shown = (text: string) => setType(text).replace(/\u00a0/g, '_');

it.each([
  ['Français : natif ; anglais ? Oui !', 'Français_: natif_; anglais_? Oui_!'],
  ['« Petit herbier des talus », livre', '«_Petit herbier des talus_», livre'],
  ['12 % de 1 250 € et 950 k€', '12_% de 1_250_€ et 950_k€'],
  ['3 500 visiteurs, 2 ans, 35 h, 24 m², 3,5 t', '3_500 visiteurs, 2_ans, 35_h, 24_m², 3,5_t'],
  ['12 mars 2020 – 1er févr. 2021', '12_mars_2020 – 1er_févr._2021'],
  ['depuis avr. 2022', 'depuis avr._2022'],
  ['06 39 98 10 11 ou +33 (0)6 39 98 50 27', '06_39_98_10_11 ou +33_(0)6_39_98_50_27'],
  ['n° 12, M. Durand, Mme Petit', 'n°_12, M._Durand, Mme_Petit'],
])('%s', (written, expected) => {
  expect(shown(written)).toBe(expected);
});

it.each([
  'Poste 2019 Vendeur',
  '3 personnes',
  'équipe de 12 vendeurs',
  'mai tenu 20 clients',
  'Excel :-)',
  'https://example.com : 8080x',
])('joins no more than that: %s', (written) => {
  expect(setType(written).replace(/\u00a0(?=:)/g, ' ')).toBe(written);
});

it('changes spaces only', () => {
  const text = 'Du 12 mars 2020 au 3 avril : 1 200 € « net », 06 39 98 10 11 !';
  expect(setType(text).replace(/\u00a0/g, ' ')).toBe(text);
});
