import { expect, test } from 'vitest';
import { parseDateRange } from './parse-date-range.ts';

test.each([
  ['janv. 2020 – déc. 2023', '2020-01', '2023-12'],
  ['03/2019 – 06/2021 : Comptable', '2019-03', '2021-06'],
  ['depuis sept. 2022', '2022-09', 'present'],
  ['Depuis le 12 mars 2020', '2020-03', 'present'],
  ['de mars à juillet 2016', '2016-03', '2016-07'],
  ['de novembre à mars 2016', '2015-11', '2016-03'],
  ['2017-2019', '2017', '2019'],
  ['2011-12', '2011', '2012'],
  ['mars 2018 à ce jour', '2018-03', 'present'],
  ['Jan 2020 – present', '2020-01', 'present'],
  ['2020 - aujourd’hui', '2020', 'present'],
  ['du 01/09/2019 au 31/08/2020', '2019-09', '2020-08'],
  ['2018-09 to 2020-01', '2018-09', '2020-01'],
  ['Sept. ’18 – Juin ’19', '2018-09', '2019-06'],
  ['09/18 - 06/19', '2018-09', '2019-06'],
  ['été 2017', '2017', '2017'],
  ['Étés 2014 et 2015', '2014', '2015'],
  ['de 2019 à nos jours', '2019', 'present'],
  ['Université Lyon 2 – 2015', '2015', '2015'],
  ['Université Paris 12 - 2015', '2015', '2015'],
  ['depuis 9 - 2015', '2015-09', 'present'],
  ['Vendeuse 11 - 2015', '2015-11', '2015-11'],
  ['2018 (octobre) à 2021 (mars)', '2018-10', '2021-03'],
  ['2021, février > 2025, août', '2021-02', '2025-08'],
  ['2018, sept. - 2020, juin', '2018-09', '2020-06'],
  ['2019, mars 2020', '2019', '2019'],
  ['du 1er octobre 2018 au 31 mars 2021', '2018-10', '2021-03'],
  ['d’oct 18 à mars 21', '2018-10', '2021-03'],
  ['03/2021 - auj.', '2021-03', 'present'],
  ['sept. 24–août 26\tComptable', '2024-09', '2026-08'],
  ['juil.–août 22\tComptable', '2022-07', '2022-08'],
  ['sept. 2019 › févr. 2023', '2019-09', '2023-02'],
  ['mars ➜ août 2018', '2018-03', '2018-08'],
  ['mai 2019 → …', '2019-05', 'present'],
  ['2012 2015 cueilleur', '2012', '2015'],
  ['(03 à 08/2018)', '2018-03', '2018-08'],
  ['Stage du 04 au 22/06/2019', '2019-06', '2019-06'],
  ['saison 2021 (avril-oct.)', '2021-04', '2021-10'],
  ['2019 (nov. à févr.)', '2019-11', '2020-02'],
  ['2020 : mai et juin', '2020-05', '2020-06'],
  ['Juin et juillet 2017 : plongeur', '2017-06', '2017-07'],
  ['mai 2021 et mai 2022', '2021-05', '2022-05'],
  ['2018 (mai)', '2018-05', '2018-05'],
  ['2019 (Maine-et-Loire, avril)', '2019', '2019'],
  ['2011 → fermeture du site, mars 2024', '2011', '2011'],
  ['2011 → fermeture du site en mars 2024', '2011', '2024-03'],
])('%s', (text, from, to) => {
  expect(parseDateRange(text)).toMatchObject({ from, to });
});

test.each(['06 12 34 56 78', '2 500 pièces par jour', 'mai', 'moins de 3 ans'])('no date in « %s »', (text) => {
  expect(parseDateRange(text)).toBeNull();
});
