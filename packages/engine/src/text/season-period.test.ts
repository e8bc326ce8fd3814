import { expect, test } from 'vitest';
import { readSeasonPeriod, shownSeasons, spokenSeasons } from './season-period.ts';

test.each([
  ['Étés 2011 et 2013', 'étés 2011 et 2013', 'pendant les étés 2011 et 2013'],
  ['ETE 2003', 'été 2003', 'pendant l’été 2003'],
  ['étés 18 et 19', 'étés 2018 et 2019', 'pendant les étés 2018 et 2019'],
  ['Eté 2017, été 2018', 'étés 2017 et 2018', 'pendant les étés 2017 et 2018'],
  ['étés 2012, 2013 et 2014', 'étés 2012, 2013 et 2014', 'pendant les étés 2012, 2013 et 2014'],
  ['étés 2012 à 2015', 'étés 2012 – 2015', 'pendant les étés 2012 à 2015'],
  ['Saisons 2009 & 2010', 'saisons 2009 et 2010', 'pendant les saisons 2009 et 2010'],
  ['hiver 2016-2017', 'hiver 2016 – 2017', 'pendant l’hiver 2016-2017'],
  ['saison d’hiver 2016/17', 'saison d’hiver 2016 – 2017', 'pendant la saison d’hiver 2016-2017'],
  ['Vacances scolaires 2014-2015', 'vacances scolaires 2014 – 2015', 'pendant les vacances scolaires 2014-2015'],
  ['vacances d’été 2018', 'vacances d’été 2018', 'pendant les vacances d’été 2018'],
  ['Hivers 2019-2020, 2020-2021 et 2021-2022', 'hivers 2019 – 2022', 'pendant les hivers 2019 à 2022'],
  ['saisons d’hiver 2019/2020 et 2020/2021', 'saisons d’hiver 2019 – 2021', 'pendant les saisons d’hiver 2019 à 2021'],
  ['summer 2019', 'été 2019', 'pendant l’été 2019'],
  ['2012 et 2014', '2012 et 2014', 'en 2012 et 2014'],
])('%s', (written, shown, spoken) => {
  const period = readSeasonPeriod(written);
  expect(period && [shownSeasons(period), spokenSeasons(period)]).toEqual([shown, spoken]);
});

test.each(['2012 – 2014', '2012', 'été 2019 – hiver 2021', 'de 2012 à 2014', 'juin 2012', 'été 2015 à septembre 2016'])(
  'no season in « %s »',
  (written) => {
    expect(readSeasonPeriod(written)).toBeNull();
  },
);
