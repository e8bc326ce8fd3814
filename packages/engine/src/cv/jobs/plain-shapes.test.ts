import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (body: string) =>
  parseCv({
    text: `Yanis Perrot\n\nEXPÉRIENCE PROFESSIONNELLE\n\n${body}\n\nFORMATION\n\n2012 : Baccalauréat\n\nLANGUES\n\nAnglais : B1`,
  });
const jobs = (body: string) =>
  read(body).experiences.map(({ title, company, start, bullets }) =>
    [title, company, start, bullets.length].join(' | '),
  );

test.each([
  [
    'a job still held, a house and a town abroad',
    'Machiniste\nNet Lacaze, Dole / 2022-2026 (4 ans) / CDI, toujours en poste\n• Autolaveuse\n2017 - 2020 : ouvrier agricole, Cooperativa San Rollo (Italie)\n• Tomates\n2010 – 2014 : Chauffeur, Asmara (Érythrée)\n• Minibus',
    [
      'Machiniste | Net Lacaze | 2022 | 1',
      'ouvrier agricole | Cooperativa San Rollo | 2017 | 1',
      'Chauffeur |  | 2010 | 1',
    ],
  ],
  [
    'work on one’s own account, which nobody pays, and a year of care',
    'Couvreur – Toits Lacaze, Dole (depuis avril 2022)\n• Zinguerie\nArtisan couvreur – à mon compte, Orval (2015 – 2021)\n• Devis\n1999 – 2005\nEmployée de bureau\nFilatures Ollier, Dole\nAnnée 2014\nAccompagnement d’un parent malade.',
    [
      'Couvreur | Toits Lacaze | 2022-04 | 1',
      'Artisan couvreur |  | 2015 | 1',
      'Employée de bureau | Filatures Ollier | 1999 | 0',
    ],
  ],
  [
    'a title said in the sentence behind the employer and the dates',
    "Lacaze Express, à Dole, de février 2023 à aujourd'hui. Je suis chauffeur-livreur en fourgon de 12 m3. Chaque matin je charge mes colis dans l'ordre de la tournée.\nPizzeria Ollier, à Dole, de mai 2019 à mars 2021. Livreur en scooter le soir et le week-end, 25 courses par service, et l'accueil au comptoir quand il pleut.\nMarché de gros de Dole, été 2018. Manutentionnaire pour un primeur : déchargement des camions à partir de 3 heures, tri des cageots, nettoyage du carreau.",
    [
      'chauffeur-livreur | Lacaze Express | 2023-02 | 1',
      'Livreur en scooter | Pizzeria Ollier | 2019-05 | 1',
      'Manutentionnaire | Marché de gros de Dole | 2018 | 1',
    ],
  ],
  [
    'the months of each year in brackets, and a house called by its country',
    '2022 – 2026 (saisons de mai à octobre) : castreur, Semences Lacaze, Dole\n2018\tStagiaire office de tourisme (8 semaines)\nOffice de tourisme de Dole (France)\n• Revue de presse',
    ['castreur | Semences Lacaze | 2022 | 0', 'Stagiaire office de tourisme | Office de tourisme de Dole | 2018 | 1'],
  ],
  [
    'an employer and its town in brackets',
    'Vendeuse (Maison Ollier, Dole), 2019 – 2021\n- Caisse et vitrine\nCariste (Entrepôts Lacaze), 2016 – 2018\n- Quai de chargement',
    ['Vendeuse | Maison Ollier | 2019 | 1', 'Cariste | Entrepôts Lacaze | 2016 | 1'],
  ],
  [
    'brackets that tell of the title',
    '2019 – 2021 : Technicien (équipe de nuit)\n2016 – 2018 : Développeur (Java)\n2014 – 2015 : Commerciale (Grand Ouest)',
    [
      'Technicien (équipe de nuit) |  | 2019 | 0',
      'Développeur (Java) |  | 2016 | 0',
      'Commerciale (Grand Ouest) |  | 2014 | 0',
    ],
  ],
  [
    'an employer in capitals, two spaces, and a title',
    '2019 – 2021  MENUISERIE LACAZE  Chef d’atelier\n2016 – 2018  BOULANGERIE OLLIER  serveuse',
    ['Chef d’atelier | MENUISERIE LACAZE | 2019 | 0', 'serveuse | BOULANGERIE OLLIER | 2016 | 0'],
  ],
  [
    'employers in the letters of the headings, above titles and dates in either order',
    'OLLIER INTERIM\nEmployée de bureau\n2016 – 2018\n- Classement\n\nCABINET LACAZE\n2014 – 2016\nassistante juridique\n- Frappe',
    ['Employée de bureau | OLLIER INTERIM | 2016 | 1', 'assistante juridique | CABINET LACAZE | 2014 | 1'],
  ],
  [
    'an employer right below a long duty of the job before',
    'Robinetterie Lacaze – Nantes\nGestionnaire ADV\n05/2021 – 06/2024\n- Organisation des enlèvements avec quatre transporteurs et les documents douaniers\nEmballages Ollier – Dole\nAssistante commerciale\n10/2019 – 03/2021\n- Devis',
    [
      'Gestionnaire ADV | Robinetterie Lacaze | 2021-05 | 1',
      'Assistante commerciale | Emballages Ollier | 2019-10 | 1',
    ],
  ],
  [
    'a title in small letters below its employer and dates',
    'restaurant La Tonnelle\t2018 - 2020\nserveuse\n\ncamping des Pins Maritimes\t2016 - 2017\nfemme de chambre',
    ['serveuse | restaurant La Tonnelle | 2018 | 0', 'femme de chambre | camping des Pins Maritimes | 2016 | 0'],
  ],
  [
    'a unit of the house, which is no title',
    'Auxiliaire de puériculture\nClinique Lacaze, service maternité - Dole\noctobre 2015 à juillet 2017\nBains et pesées.\n\nAide-soignante\nHôpital Ollier, pôle gériatrie - Dole\nmars 2012 à juin 2015\nToilettes.',
    ['Auxiliaire de puériculture | Clinique Lacaze | 2015-10 | 1', 'Aide-soignante | Hôpital Ollier | 2012-03 | 1'],
  ],
  [
    'several posts at one employer as professional networks set them, in a town no list knows',
    'Lacaze Intérim\n2 ans 5 mois\nChargé de recrutement\nmars 2025 - Present (1 an 9 mois)\nVizeule, Hauts-de-France, France\n\nAssistant d’agence\njuillet 2024 - février 2025 (8 mois)\nVizeule, Hauts-de-France, France\nAccueil du public.',
    ['Chargé de recrutement | Lacaze Intérim | 2025-03 | 0', 'Assistant d’agence | Lacaze Intérim | 2024-07 | 1'],
  ],
  [
    'one word in capitals before a title, and brackets with words of a trade',
    '2019 – 2021 LYON Vendeur\nINTÉRIM Manutentionnaire – Logiflex – 2016 - 2018\nChauffeur (Super Lourd), 2013 – 2015',
    [
      'LYON Vendeur |  | 2019 | 0',
      'INTÉRIM Manutentionnaire | Logiflex | 2016 | 0',
      'Chauffeur (Super Lourd) |  | 2013 | 0',
    ],
  ],
  [
    'a field behind a title, and a business of one’s own with the year it was begun',
    'Professeure, sciences de la vie et de la Terre\nCollège Ollier\n2015 – 2019\n\nGraphiste\nMicro-entreprise créée en 2012\n- Logos',
    [
      'Professeure, sciences de la vie et de la Terre | Collège Ollier | 2015 | 0',
      'Graphiste | Micro-entreprise créée en | 2012 | 1',
    ],
  ],
  [
    'a whole job in brackets, beside a remark',
    'Cariste, Lacaze, 2016 – 2020\n- Quai\n\n(2012 – 2015 : Serveuse, Auberge du Lac)\n\n(2009-2010 : service militaire en Italie)',
    ['Cariste | Lacaze | 2016 | 1', 'Serveuse | Auberge du Lac | 2012 | 0'],
  ],
])('%s', (_name, body, expected) => {
  expect(jobs(body)).toEqual(expected);
});

test.each([
  ['Formations :\n2008 : CAP maçon, lycée Pasteur', 'education'],
  ['Compétences :\nCoffrage, ferraillage', 'skills'],
  ['Outils informatiques :\nWord, Excel', 'tools'],
])('« %s » below the jobs is a section of its own', (section, kind) => {
  const cv = read(`Maçon, Ollier, 2011 - 2024\n- Murs\n\n${section}`);
  expect(cv.headings[1]?.kind).toBe(kind);
  expect(cv.experiences).toHaveLength(1);
});

test('« Missions : » below a blank line tells of the job above', () => {
  const [job] = read(
    'Magasinier\nEntrepôts Lacaze\n09/2024 – 08/2026\n\nMissions :\n- Réception\n- Inventaires',
  ).experiences;
  expect(job?.bullets).toEqual(['Réception', 'Inventaires']);
});

test('« Missions : » in every job heads no section, and is no title', () => {
  const cv = read(
    'Magasinier\nEntrepôts Lacaze\n09/2024 – 08/2026\nMissions :\n- Réception des livraisons du matin et contrôle des quantités\n- Inventaires tournants\n\nPréparateur de commandes\nMessagerie Ollier\n04/2022 – 08/2024\nMissions :\n- Filmage des palettes',
  );
  expect(cv.headings.map(({ text }) => text)).toEqual(['EXPÉRIENCE PROFESSIONNELLE', 'FORMATION', 'LANGUES']);
  expect(cv.experiences.map(({ title, bullets }) => [title, bullets.length])).toEqual([
    ['Magasinier', 2],
    ['Préparateur de commandes', 1],
  ]);
});

test('a heading known by some of its words stays one above a title and its dates', () => {
  const cv = read(
    'Cariste, Lacaze, 2012 – 2020\n- Quai\n\nMON ENGAGEMENT CITOYEN\nSapeur-pompier volontaire\n2012 - 2015',
  );
  expect(cv.headings.map(({ text }) => text)).toContain('MON ENGAGEMENT CITOYEN');
});

test('a heading in the letters of others stays one above a dated line that names its job whole', () => {
  const cv = read(
    'Cariste, Entrepôts Lacaze, 2019 – 2021\n- Quai\n\nENGAGEMENTS\n\nTrésorier, Club de la Loue, 2012 – 2015',
  );
  expect(cv.headings.map(({ text }) => text)).toContain('ENGAGEMENTS');
});
