import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const told = (...lines: string[]) => {
  const cv = parseCv({ text: ['Yanis Perrot', '', 'FORMATION', ...lines, ''].join('\n') });
  const { sections } = optimiseCv({ cv, offer: null }).document;
  const blocks = sections.find(({ kind }) => kind === 'education')?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'entry' ? [[block.title, block.subtitle, block.dates, ...block.bullets].join(' | ')] : [],
  );
};

test.each([
  [
    ['2019\tBac pro Accueil (standard, conseil), lycée Gutenberg, Metz – mention bien'],
    ['Bac pro Accueil (standard, conseil), mention bien | Lycée Gutenberg, Metz | 2019'],
  ],
  [
    ['BTS Banque, lycée Fabert, Metz', '2016 – 2018, obtenu (13,4/20)'],
    ['BTS Banque (13,4/20) | Lycée Fabert, Metz | 2016 – 2018'],
  ],
  [
    ['2011\tLicence de chimie, université de Tunis, comparabilité reconnue au niveau', '6', '2009\tBEP Peinture'],
    ['Licence de chimie | Université de Tunis | 2011 | Comparabilité reconnue au niveau 6', 'BEP Peinture |  | 2009'],
  ],
  [['1998\tBEP Peinture – non obtenu – lycée Zola, Lens'], ['BEP Peinture (non obtenu) | Lycée Zola, Lens | 1998']],
  [
    ['Bac pro Usinage – lycée Jules-Ferry, Roubaix\tnon obtenu, 2004'],
    ['Bac pro Usinage (non obtenu) | Lycée Jules-Ferry, Roubaix | 2004'],
  ],
  [
    ['2026 (en cours)\tDU Addictologie, Université de Lille'],
    ['DU Addictologie (en cours) | Université de Lille | depuis 2026'],
  ],
  [
    ['2024 - EN COURS', 'Bachelor Vente', 'Institut Loire Formation, Tours (à distance)'],
    ['Bachelor Vente (en cours) | Institut Loire Formation, Tours (à distance) | depuis 2024'],
  ],
  [
    ['Titre professionnel Assistant RH\t2024, obtenu', 'GRETA du Mans'],
    ['Titre professionnel Assistant RH | GRETA du Mans | 2024'],
  ],
  [
    [
      '2015 – 2019',
      'Diplôme d’État de sage-femme',
      'Université de Brest – diplômée en juin 2019, mémoire sur le sommeil des mères',
    ],
    [
      'Diplôme d’État de sage-femme (diplômée en juin 2019) | Université de Brest | 2015 – 2019 | Mémoire sur le sommeil des mères',
    ],
  ],
  [
    ['2013 – 2015\tBTSA Aliments, lycée Nature, La Roche-sur-', 'Yon – obtenu'],
    ['BTSA Aliments | Lycée Nature, La Roche-sur-Yon | 2013 – 2015'],
  ],
  [['2012 : CAP vente au lycée Sainte Marie (obtenu)'], ['CAP vente | Lycée Sainte Marie | 2012']],
  [['2014 : CAP Tourneur : fraiseur – GRETA de Cluses'], ['CAP Tourneur\u00a0: fraiseur | GRETA de Cluses | 2014']],
  [['2010\tBTS Tourisme, lycée Zola, Rennes'], ['BTS Tourisme | Lycée Zola, Rennes | 2010']],
  [
    ['2011 – 2014 : BTS MUC, lycée Fabert, Metz (2011 – 2012) puis lycée Loritz, Nancy (2012 – 2014)'],
    ['BTS MUC | Lycée Fabert, Metz (2011 – 2012), puis lycée Loritz, Nancy (2012 – 2014) | 2011 – 2014'],
  ],
  [
    [
      '2018 BTS Tourisme, lycée Zola, Rennes',
      'Mémoire : les gîtes en hiver, 16/20',
      'Projet : un guide à Cork (Irlande)',
    ],
    [
      'BTS Tourisme | Lycée Zola, Rennes | 2018 | Mémoire : les gîtes en hiver, 16/20 | Projet : un guide à Cork (Irlande)',
    ],
  ],
  [['2018 BTS Tourisme', 'École : lycée Zola, Rennes'], ['BTS Tourisme | École, lycée Zola, Rennes | 2018']],
  [
    ['CAP Ajusteur, CFA de Lens (1988), soudure : modules du soir (1994)'],
    ['CAP Ajusteur | CFA de Lens, soudure, modules du soir (1994) | 1988'],
  ],
  [['CAP Ajusteur (1988), BEP Soudure par le Greta (1994)'], ['BEP Soudure | Greta | 1994', 'CAP Ajusteur |  | 1988']],
  [['2018 – 2020 : BTS Banque, lycée Fabert, Metz – obtenu (2020)'], ['BTS Banque | Lycée Fabert, Metz | 2018 – 2020']],
  [
    ['2011\tBac S, lycée Zola', '2025 – en cours\tMaster Logistique (cours du soir), CNAM Lyon'],
    ['Master Logistique (cours du soir), en cours | CNAM Lyon | depuis 2025', 'Bac S | Lycée Zola | 2011'],
  ],
])('%s', (lines, expected) => {
  expect(told(...lines)).toEqual(expected);
});

test('courses of which one has no year keep their order', () => {
  expect(told('Brevet des collèges', '', '2019\tCAP Cuisine, CFA de Lens', '2021\tBP Cuisine, CFA de Lens')[0]).toBe(
    'Brevet des collèges |  | ',
  );
});

test('the town of a column beside the studies is no town of the school', () => {
  const lines = ['2014\tDUT Chimie', 'IUT de Lens', '', '⌂ Rennes (35)', '06 39 98 40 12', 'yanis@example.com'];
  expect(told(...lines)).toEqual(['DUT Chimie | IUT de Lens | 2014']);
});
