import { expect, test } from 'vitest';
import { parseCv } from './parse-cv.ts';

const nurse = `LAMBERT Sophie
Aide-soignante
12 rue des Lilas, 69003 LYON
06 12 34 56 78 | sophie.lambert@example.com

PROFIL
Aide-soignante diplômée, douze ans d’expérience en gériatrie
et en soins palliatifs.

MON PARCOURS
Aide-soignante – EHPAD Les Lilas, Lyon
Depuis mars 2019
• Soins d’hygiène et de confort auprès de
42 résidents
• Transmissions ciblées
Auxiliaire de vie chez Aide & Présence, Villeurbanne
09/2014 – 02/2019
• Aide aux repas

FORMATION
2013 – Diplôme d’État d’aide-soignant, IFAS de Lyon, obtenu
2011 : BEP Carrières sanitaires et sociales, lycée Jean-Perrin, non obtenu

LANGUES
Anglais : notions, espagnol (B2)

LOISIRS
Chant, randonnée
`;

test('a French CV pasted as text', () => {
  const cv = parseCv({ text: nurse });
  expect(cv.contact).toEqual({
    fullName: 'Sophie Lambert',
    email: 'sophie.lambert@example.com',
    phone: '+33612345678',
    city: 'Lyon',
    linkedin: null,
  });
  expect(cv.title).toBe('Aide-soignante');
  expect(cv.summary).toBe('Aide-soignante diplômée, douze ans d’expérience en gériatrie et en soins palliatifs.');
  expect(cv.headings.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education', 'languages', 'interests']);
  expect(cv.experiences).toEqual([
    {
      title: 'Aide-soignante',
      company: 'EHPAD Les Lilas',
      start: '2019-03',
      end: 'present',
      bullets: ['Soins d’hygiène et de confort auprès de 42 résidents', 'Transmissions ciblées'],
    },
    {
      title: 'Auxiliaire de vie',
      company: 'Aide & Présence',
      start: '2014-09',
      end: '2019-02',
      bullets: ['Aide aux repas'],
    },
  ]);
  expect(cv.education.map(({ year, obtained }) => [year, obtained])).toEqual([
    ['2013', true],
    ['2011', false],
  ]);
  expect(cv.languages).toEqual([
    { name: 'Anglais', level: 'A2' },
    { name: 'Espagnol', level: 'B2' },
  ]);
  expect(cv.interests).toEqual(['Chant', 'randonnée']);
});

test('every span is a slice of the very text given', () => {
  const cv = parseCv({ text: nurse });
  expect(cv.text).toBe(nurse);
  for (const { start, end } of Object.values(cv.spans)) {
    expect(nurse.slice(start, end).trim()).not.toBe('');
    expect(end).toBeLessThanOrEqual(nurse.length);
  }
  expect(nurse.slice(cv.spans['contact.phone']?.start, cv.spans['contact.phone']?.end)).toBe('06 12 34 56 78');
  expect(nurse.slice(cv.spans['contact.fullName']?.start, cv.spans['contact.fullName']?.end)).toBe('LAMBERT Sophie');
});

test('company above title, English months, two experience sections', () => {
  const cv = parseCv({
    text: 'Emma Stone\nemma.stone@example.com\n\nWORK EXPERIENCE\nBrightwell Ltd, Leeds\nSales manager\nJan 2020 – present\n- Led a team of five\n\nOTHER EXPERIENCE\nBlue Door Hotel\nReceptionist\n2016 - 2019\n- Welcomed guests\n',
  });
  expect(cv.experiences.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
    ['Sales manager', 'Brightwell Ltd', '2020-01', 'present'],
    ['Receptionist', 'Blue Door Hotel', '2016', '2019'],
  ]);
});

test('a name over two lines, and nothing invented from an empty text', () => {
  expect(parseCv({ text: 'Sophie\nLAMBERT\nComptable\n' }).contact.fullName).toBe('Sophie Lambert');
  expect(parseCv({ text: '' })).toMatchObject({ title: null, experiences: [], skills: [], text: '' });
});

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(({ title, company, start, end }) => [
    title,
    company,
    start,
    end,
  ]);

test('an employer in capitals or beside its town heads the next job, however long the line before', () => {
  expect(
    jobs(
      'Banque Durand, Nantes\nConseiller – de janvier 2020 à ce jour\n- Vente de crédits immobiliers et à la consommation\nCRÉDIT LIGÉRIEN, Nantes\nTéléconseiller – de mars 2017 à mai 2019\n- Appels sortants et souscription de contrats habitation\nAssur Demain, Rennes\nStagiaire – de mars à juin 2016\n- Accueil',
    ),
  ).toEqual([
    ['Conseiller', 'Banque Durand', '2020-01', 'present'],
    ['Téléconseiller', 'CRÉDIT LIGÉRIEN', '2017-03', '2019-05'],
    ['Stagiaire', 'Assur Demain', '2016-03', '2016-06'],
  ]);
});

test('jobs told one a bullet, a lone year among them', () => {
  expect(
    jobs(
      '- depuis mai 2024 : cuisinier, restaurant La Voile\n- juin 2021 à avril 2024 : commis, hôtel Le Large\n- été 2020 : plongeur, camping Les Pins',
    ),
  ).toEqual([
    ['cuisinier', 'restaurant La Voile', '2024-05', 'present'],
    ['commis', 'hôtel Le Large', '2021-06', '2024-04'],
    ['plongeur', 'camping Les Pins', '2020', '2020'],
  ]);
});

test('a trade in capitals is no town', () => {
  expect(jobs('2006 A 2010\tMACON\tENTREPRISE RUIZ BATIMENT\n- gros œuvre')).toEqual([
    ['MACON', 'ENTREPRISE RUIZ BATIMENT', '2006', '2010'],
  ]);
});

test('« du » and « FIMO » are no diplomas, « DU » is', () => {
  const degrees = (text: string) =>
    parseCv({ text: `Yanis Perrot\n\nFORMATION\n${text}` }).education.map(({ degree }) => degree);
  expect(degrees('2018 – École du Braden\n2016 – DU Soins palliatifs')).toContain('DU Soins palliatifs');
  expect(degrees('2011 FIMO ET PERMIS CE AFTRAL\n1998 CAP MACONNERIE')).toEqual(['CAP MACONNERIE']);
});

test('a town in small letters after its postcode', () => {
  expect(parseCv({ text: 'Yanis Perrot\n12 rue des lilas 06300 nice\n' }).contact.city).toBe('Nice');
});

test('what heads the lines of a job is no section, a town no skill', () => {
  const cv = parseCv({
    text: 'Léa Bouvier\n\nExpériences\n\nVendeuse, Maison Durand, Vannes\n09/2022 à présent\nRéalisations :\n- Vitrines\n\nCaissière, Boutique Rose, Vannes\n2010/2013\n- Accueil\n\nLangues\nWolof, français, anglais débutant',
  });
  expect(cv.experiences.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Vendeuse', '2022-09', 'present'],
    ['Caissière', '2010', '2013'],
  ]);
  expect(cv.skills).not.toContain('Robinetterie industrielle');
  expect(cv.languages.map(({ level }) => level)).toEqual([null, null, 'A1']);
});

test('a first year passed is no diploma held', () => {
  const { education } = parseCv({ text: 'Ana Ruiz\n\nFORMATION\nBTS Tourisme (1re année validée), 2020' });
  expect(education[0]?.obtained).toBe(false);
});
