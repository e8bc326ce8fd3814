import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const contact = (text: string) => parseCv({ text }).contact;

test.each([
  ['CV de Marie Fontaine\nComptable', 'Marie Fontaine'],
  ['I N È S   B O U C H A R D\nGraphiste', 'Inès Bouchard'],
  ['Marion\nLE GALL-RIVIÈRE\nChargée de communication', 'Marion Le Gall-Rivière'],
  ['Nadège DE LA TOUR\nAssistante', 'Nadège de La Tour'],
  ['Antoine d’Hauteville\nJuriste', 'Antoine d’Hauteville'],
  ['nom : BELLAMY\nprenom : Steeve\ntel : 0639980412', 'Steeve Bellamy'],
  ['Vendeuse\nlea.morin@example.com', 'Lea Morin'],
])('the name of %j', (text, expected) => {
  expect(contact(text).fullName).toBe(expected);
});

test.each([
  ['Ana Ruiz\n17 rue du marechal Joffre 44000 nantes', 'Nantes'],
  ['Ana Ruiz\n33 rue Pasteur\n93200 Saint-Denis Cedex', 'Saint-Denis'],
  ['Ana Ruiz\nRue des Bouchers 12, 1000 Bruxelles', 'Bruxelles'],
  ['Ana Ruiz\nChemin de la Grangette 5, CH-1004 Lausanne', 'Lausanne'],
  ['Ana Ruiz\nCrêches-sur-Saône\n06 39 98 41 42', 'Crêches-sur-Saône'],
  ['Ana Ruiz\nana.ruiz@example.com   06 39 98 41 42   Dijon', 'Dijon'],
  ['Ana Ruiz\nana.ruiz@example.com\n\nEXPÉRIENCES\n2019-2020 Développeuse, messages ISO 20022', null],
])('the town of %j', (text, expected) => {
  expect(contact(text).city).toBe(expected);
});

test('addresses cut by a narrow column', () => {
  expect(contact('yanis.aubertin@exampl\ne.com\nwww.linkedin.com/in/ya\nnis-aubertin-7b41a2\n')).toMatchObject({
    email: 'yanis.aubertin@example.com',
    linkedin: 'www.linkedin.com/in/yanis-aubertin-7b41a2',
  });
});

test('telephones of the neighbours, where the text says that it is from there', () => {
  expect(contact('Dirk Vandamme\n1000 Bruxelles\nGSM : 0470 12 34 56').phone).toBe('+32470123456');
  expect(contact('Chloé Meylan\nCH-1004 Lausanne\n079 123 45 67').phone).toBe('+41791234567');
  expect(contact('Ana Ruiz\n04 70 12 34 56').phone).toBe('+33470123456');
});

const headings = (text: string) =>
  parseCv({ text: `Ana Ruiz\nVendeuse\n\n${text}` }).headings.map((heading) =>
    [heading.text, heading.kind].join(' | '),
  );

test.each([
  ['🎯 Ce qui m’anime\nLe contact.\n\n❤ Et sinon\nChorale', ['Ce qui m’anime | summary', 'Et sinon | interests']],
  ['=== FORMATION ===\n2019 BTS MCO\n\n— Langues —\nAnglais', ['FORMATION | education', 'Langues | languages']],
  ['LANGUES ..........\nAnglais\nLOISIRS ..........\nChant', ['LANGUES | languages', 'LOISIRS | interests']],
  [
    'Expériences cliniques\nPsychologue, CMP, 2016-2020\n\nDiplômes et cartes\nMaster, 2012',
    ['Expériences cliniques | experience', 'Diplômes et cartes | education'],
  ],
  [
    'COMPÉTENCES\nMéthodes\nMerchandising\nOutils\nExcel\n\nLANGUES\nAnglais',
    ['COMPÉTENCES | skills', 'LANGUES | languages'],
  ],
  [
    'Ce que je pose\nfenêtres, volets\n\nCe que j’ai mené côté web\nRefonte d’un site\n\nCe que j’utilise\nFigma',
    ['Ce que je pose | skills', 'Ce que j’ai mené côté web | experience', 'Ce que j’utilise | tools'],
  ],
  [
    'FORMATION\nBTS MCO, 2019\n\nAvant\n2015-2019 Vendeuse, Maison Lacoste, Dole\n\nAvant 2015\nServeuse',
    ['FORMATION | education', 'Avant | experience'],
  ],
  [
    'Conduite\n2009-2015 Transports Lacoste, Dole\n- semi bâchée\n2008-2009 Chauffeur porteur, messagerie, Dole\n\nFormation\nBEP, 2008',
    ['Conduite | experience', 'Formation | education'],
  ],
  [
    'FORMATION\nBEP, 2008\n\nEnsuite\n2016-2025 Agent logistique, Lacoste, Dole',
    ['FORMATION | education', 'Ensuite | experience'],
  ],
  [
    '/// Mes employeurs ///\nCariste, Logiport, 2019-2024\n\n/// Logiciels ///\nExcel',
    ['Mes employeurs | experience', 'Logiciels | tools'],
  ],
  [
    '» Parcours\nCariste, Logiport, 2019-2024\n\n» Diplômes\nBEP, 2008\n\n- Diplômes\n- Permis',
    ['Parcours | experience', 'Diplômes | education'],
  ],
])('the headings of %j', (text, expected) => {
  expect(headings(text)).toEqual(expected);
});

test.each([
  [
    'below a summary',
    'Synthèse\nDix-huit ans dans les achats.\n\nDepuis 2017 — PAPETERIES DARNAL, Dole (3 usines)\nRecueil des besoins et budget.\n\n2011 — 2017 LOGINORD DISTRIBUTION, Dole\nAppels d’offres.\n\nDiplômes\nMaster, 2011',
    ['PAPETERIES DARNAL', 'LOGINORD DISTRIBUTION'],
  ],
  [
    'above « Avant »',
    'Opérateur de vidéosurveillance\nVille de Sauvigny, depuis 2016\nMur d’images, douze caméras.\n\nAvant\n2013-2016 Agent de sécurité, Azur Protection, Dole\n\nFormation\nBac pro, 2012',
    ['Ville de Sauvigny', 'Azur Protection'],
  ],
])('jobs %s', (_where, text, expected) => {
  expect(parseCv({ text: `Ana Ruiz\nVendeuse\n\n${text}` }).experiences.map(({ company }) => company)).toEqual(
    expected,
  );
});

test('« Contexte », « Missions », « Réalisations » are parts of a job, also where headings are plain capitals', () => {
  const cv = parseCv({
    text: 'Ana Ruiz\n\nEXPERIENCES\nLACOSTE CONSTRUCTION, Dole\t2011 - 2024\n\nDirectrice de travaux\t2019 - 2024\nContexte : agence de 120 personnes\nMissions :\n- Budget\nRéalisations :\n- Hôpital de Dole\n\nConductrice de travaux\t2011 - 2019\n- Chantiers\n\nETUDES\nBTS Bâtiment, 2010',
  });
  expect(cv.headings.map(({ text }) => text)).toEqual(['EXPERIENCES', 'ETUDES']);
  expect(cv.experiences.map(({ title, company, bullets }) => [title, company, bullets.length])).toEqual([
    ['Directrice de travaux', 'LACOSTE CONSTRUCTION', 3],
    ['Conductrice de travaux', 'LACOSTE CONSTRUCTION', 1],
  ]);
});

test('« Réalisations : » below a gap still heads a part of the CV', () => {
  const cv = parseCv({
    text: 'Ana Ruiz\n\nExpériences :\nMaçonne, Lacoste, 2011 - 2024\n- Murs\n\nRéalisations :\nUn four à pain\n\nLangues :\nAnglais courant',
  });
  expect(cv.headings.map(({ text }) => text)).toContain('Réalisations');
});
