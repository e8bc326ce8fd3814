import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(({ title, company, start, end, bullets }) =>
    [title, company, start, end, bullets.join(' / ')].join(' | '),
  );

test.each([
  [
    'a short sentence',
    'De mai 2011 à juin 2014, j’ai été vendeuse chez Lacoste Optique, à Dole.',
    ['vendeuse | Lacoste Optique | 2011-05 | 2014-06 | '],
  ],
  [
    'a place before the post, and duties behind it',
    'De 2016 à 2021, en Bretagne, j’ai exercé comme infirmière à la clinique du Parc, à Vannes (80 lits). Prises de sang, pansements. Je formais les élèves.',
    ['infirmière | clinique du Parc | 2016 | 2021 | Prises de sang, pansements. Je formais les élèves.'],
  ],
  [
    'a period that closes the sentence',
    'J’ai travaillé comme cariste chez Logiflex de 2015 à 2018. Chargement, inventaires, tenue des quais.',
    ['cariste | Logiflex | 2015 | 2018 | Chargement, inventaires, tenue des quais.'],
  ],
  [
    'several in one paragraph',
    'De 2006 à 2010, j’ai été serveuse à la brasserie du Port, à Sète. Salle de 80 couverts. De 2010 à 2014, j’ai tenu le poste de cheffe de rang chez Martinon. Puis, de 2014 à 2019, gérante d’un salon de coiffure.',
    [
      'serveuse | brasserie du Port | 2006 | 2010 | Salle de 80 couverts.',
      'cheffe de rang | Martinon | 2010 | 2014 | ',
      'gérante d’un salon de coiffure |  | 2014 | 2019 | ',
    ],
  ],
  [
    '« puis » within the sentence',
    'De 2006 à 2010, j’ai été caissière chez Supéral, puis de 2010 à 2016 responsable de rayon chez Martinon.',
    ['caissière | Supéral | 2006 | 2010 | ', 'responsable de rayon | Martinon | 2010 | 2016 | '],
  ],
  [
    'contracts before the title',
    'Depuis mars 2022, quelques missions comme cariste chez Logiflex (contrats courts).\nDe 2017 à 2021, j’étais préparateur de commandes chez Martinon.',
    ['cariste | Logiflex | 2022-03 | present | ', 'préparateur de commandes | Martinon | 2017 | 2021 | '],
  ],
])('%s', (_what, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

test.each([
  'De 2016 à 2018, j’ai été formée à la caisse par la responsable du magasin. J’encaissais le samedi.',
  'De 2016 à 2018, j’ai suivi les stocks de trois dépôts et préparé les inventaires.',
])('« %s » is told of the job above', (told) => {
  expect(jobs(`Caissière, Supéral, Dole, 2014 – 2020\n${told}`)).toHaveLength(1);
});

test.each([
  ['2010 – 2022 : Comptable, Cabinet Perrin', '- '],
  ['Comptable, Cabinet Perrin, 2010 – 2022', '- '],
  ['Comptable, Cabinet Perrin, 2010 – 2022', ''],
])('« %s » with duties told in the first person (« %s ») is one job', (head, sign) => {
  const duties = [
    'Bilans de trente dossiers',
    'De 2012 à 2015, j’ai été tutrice de deux apprentis.',
    'Depuis 2016, je suis référente informatique du cabinet.',
  ];
  expect(jobs([head, ...duties.map((duty) => sign + duty)].join('\n'))).toEqual([
    `Comptable | Cabinet Perrin | 2010 | 2022 | ${duties.join(' / ')}`,
  ]);
});

test('a job told below the head of another stays one', () => {
  const head = 'Comptable, Cabinet Perrin, 2010 – 2022\n- Bilans';
  const told = 'De 2005 à 2010, j’ai été vendeuse chez Martinon, à Dole.';
  expect(jobs(`${head}\n${told}`)).toEqual([
    'Comptable | Cabinet Perrin | 2010 | 2022 | Bilans',
    'vendeuse | Martinon | 2005 | 2010 | ',
  ]);
  expect(jobs(`${head}\n- ${told}`)).toHaveLength(2);
});

test('the stop that closes a sentence is no part of the employer', () => {
  const text =
    'De 2010 à 2014, j’ai été serveuse chez Supéral. Ensuite, de 2014 à 2018, vendeuse chez Martinon. Caisse, rayons. De 2018 à 2022 caissière chez Lacoste.';
  expect(jobs(text)).toEqual([
    'serveuse | Supéral | 2010 | 2014 | ',
    'vendeuse | Martinon | 2014 | 2018 | Caisse, rayons.',
    'caissière | Lacoste | 2018 | 2022 | ',
  ]);
});

test('a time off told among the jobs is none', () => {
  const text =
    'De 2010 à 2015, j’ai été vendeuse chez Lacoste Optique.\n2015 – 2017 : deux ans de soins auprès de mon père à Dole.\nDepuis 2017, j’exerce comme assistante commerciale chez Martinon.';
  expect(jobs(text).map((job) => job.split(' | ')[0])).toEqual(['vendeuse', 'assistante commerciale']);
});
