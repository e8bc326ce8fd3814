import type { DocumentLine } from '@coach/contracts/document-text';
import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (text: string) => parseCv({ text: `Yanis Perrot\n\nFORMATION\n${text}` });
const studies = (text: string) =>
  read(text).education.map(({ degree, school, year, status, level }) =>
    [degree, school, year, status, level].join(' | '),
  );

test.each([
  // Nothing but the kind of school parts it from its diploma; a course of a language, and what level one came to.
  [
    'BEP Mécanique lycée Jean Rollin 2009\n2015 DUT GEA IUT de Dole\nCours d’anglais au Greta, 2020\nCours de français, niveau A2 obtenu en 2022',
    ['BEP Mécanique | lycée Jean Rollin | 2009 |  | 3', 'DUT GEA | IUT de Dole | 2015 |  | 5'],
  ],
  // When it ends stands below, with the school; what a title is worth is no diploma; the school of the diploma above.
  [
    'Depuis 09/2026\tCAP Accompagnant éducatif petite enfance\nCNED, à distance – examen en juin 2027',
    ['CAP Accompagnant éducatif petite enfance | CNED | 2027 | under_way | 3'],
  ],
  [
    '2022\tCQP Conducteur de ligne\nOcapiat / AFPI Dole - Niveau CAP, BEP - Certification obtenue',
    ['CQP Conducteur de ligne | Ocapiat | 2022 | obtained | '],
  ],
  [
    'BEPA Travaux agricoles, lycée agricole de Dole, 2016, obtenu\nBac pro CGEA, même lycée, 2018, raté de peu',
    [
      'BEPA Travaux agricoles | lycée agricole de Dole | 2016 | obtained | 3',
      'Bac pro CGEA | lycée agricole de Dole | 2018 | interrupted | 4',
    ],
  ],
  // Dates and place above, a sentence, marks and the European level below.
  [
    '09/2026 – Actuel Bruxelles, Belgique\nMASTER GESTION HOSPITALIÈRE\tUNIVERSITÉ LIBRE\nUn cours du soir par semaine, dernière épreuve en juin 2028.\n10/2010 – 06/2013\tGênes, Italie\nLAUREA IN INFERMIERISTICA\tUNIVERSITÀ DI GENOVA\nDiplôme reconnu en France par autorisation d’exercice (directive 2005/36/CE).\nNote finale 17/20 | Niveau CEC Niveau 6 CEC',
    [
      'MASTER GESTION HOSPITALIÈRE | UNIVERSITÉ LIBRE | 2026 | under_way | 7',
      'LAUREA IN INFERMIERISTICA | UNIVERSITÀ DI GENOVA | 2013 | obtained | 6',
    ],
  ],
  // The school below its diploma tells the year again, or when the thesis was defended.
  [
    '2009 – 2012\tLicence d’histoire\nUniversité de Bretagne Sud, 2012\n2004 – 2008\tDoctorat de géologie\nUniversité de Lorraine. Thèse soutenue le 4 juin 2008 : « Les grès du Lias »',
    [
      'Licence d’histoire | Université de Bretagne Sud | 2012 |  | 6',
      'Doctorat de géologie | Université de Lorraine | 2008 |  | 8',
    ],
  ],
  [
    '2004 – 2008\tDoctorat de géologie\nUniversité de Lorraine\nThèse soutenue le 4 juin 2008',
    ['Doctorat de géologie | Université de Lorraine | 2008 |  | 8'],
  ],
  [
    'Université de Lorraine\nDoctorat, Sciences du langage (abandonné) · (2019 - 2021)',
    ['Doctorat, Sciences du langage | Université de Lorraine | 2021 | interrupted | 8'],
  ],
  // Another year, a school of its own, or a blank line: another course.
  [
    '2012\tBac S\nUniversité de Lorraine, 2013 – 2014',
    ['Bac S |  | 2012 |  | 4', ' | Université de Lorraine | 2014 |  | '],
  ],
  [
    '2009 – 2012\tLicence d’histoire, Université de Nantes\nUniversité de Leeds, 2011',
    ['Licence d’histoire | Université de Nantes | 2012 |  | 6', ' | Université de Leeds | 2011 |  | '],
  ],
  // A diploma of its own below another, whatever its full stop.
  [
    '2012 – 2014\tBTS Comptabilité, lycée Grandmont\nBaccalauréat sciences et technologies de gestion, mention bien.',
    [
      'BTS Comptabilité | lycée Grandmont | 2014 |  | 5',
      'Baccalauréat sciences et technologies de gestion |  |  | obtained | 4',
    ],
  ],
  [
    'CAPA, École des avocats de l’Est, 2014\nCAPA Jardinier paysagiste, CFA de Dole, 2006',
    ['CAPA | École des avocats de l’Est | 2014 |  | 7', 'CAPA Jardinier paysagiste | CFA de Dole | 2006 |  | 3'],
  ],
  // By what way it is prepared, how far that has come, and what is lacking.
  [
    '2026 → : BTS Comptabilité par la VAE, livret 1 recevable, livret 2 en cours\n2001 : BP Coiffure, CFA de Dole, non obtenu (théorie à repasser)\n1998 : CAP Coiffure, par la VAE, obtenu',
    [
      'BTS Comptabilité |  | 2026 | under_way | 5',
      'BP Coiffure | CFA de Dole | 2001 | interrupted | 4',
      'CAP Coiffure |  | 1998 | obtained | 3',
    ],
  ],
  [
    'BTS Comptabilité, lycée Nodier, non obtenu, à repasser en juin 2027',
    ['BTS Comptabilité | lycée Nodier | 2027 | under_way | 5'],
  ],
  [
    'Titre Webdesigner (RNCP niveau 5) | Campus Horizon\n2019 – 2021, titre obtenu en mai 2021\nBac L | Lycée Valadon\n2018, mention passable',
    [
      'Titre Webdesigner (RNCP niveau 5) | Campus Horizon | 2021 | obtained | 5',
      'Bac L | Lycée Valadon | 2018 | obtained | 4',
    ],
  ],
  [
    '2018\tBTSA VITI OENO LEGTA DE MACON DAVAYE\tOBTENU\n2016\tBAC PRO COMMERCE LYCEE JULES FERRY RENNES',
    [
      'BTSA VITI OENO | LEGTA DE MACON DAVAYE | 2018 | obtained | 5',
      'BAC PRO COMMERCE | LYCEE JULES FERRY | 2016 |  | 4',
    ],
  ],
  ['Bac pro Vente, Arras, 2004\nCNFPT : accueil du public (niveau 1), laïcité', ['Bac pro Vente |  | 2004 |  | 4']],
  [
    '09/2008 - 06/2010\tBac pro Vente\nLycée Pré Vert - AGEN - Diplôme non obtenu\n06/2008\tBEP Vente\nLycée Pré Vert - AGEN - Diplôme obtenu',
    ['Bac pro Vente | Lycée Pré Vert | 2010 | interrupted | 4', 'BEP Vente | Lycée Pré Vert | 2008 | obtained | 3'],
  ],
  [
    '2017 – 2018\tLicence de droit\nUniversité de Lille (abandon au S2)',
    ['Licence de droit | Université de Lille | 2018 | interrupted | 6'],
  ],
  [
    '2014\tMaster Sociologie, université de Lille, étude sur l’abandon des lycéens',
    ['Master Sociologie | université de Lille | 2014 |  | 7'],
  ],
  [
    '2014\tLicence d’histoire, université de Lille, abandon en mars',
    ['Licence d’histoire | université de Lille | 2014 | interrupted | 6'],
  ],
  ['2015\tDIPLOME D ECOLE DE COMMERCE', ['DIPLOME D ECOLE DE COMMERCE |  | 2015 |  | ']],
  ['2012\tBaccalauréat STMG mention bien, lycée Chaptal', ['Baccalauréat STMG | lycée Chaptal | 2012 | obtained | 4']],
  [
    '2024\tCNM, Centre national de maroquinerie, École des métiers du cuir, Lyon',
    ['CNM, Centre national de maroquinerie | École des métiers du cuir | 2024 |  | '],
  ],
  [
    'Deuxième année d’IFSI, Rennes, abandonnée pour raison familiale\t2013',
    ['Deuxième année d’IFSI |  | 2013 | interrupted | '],
  ],
  ['2014\tBTS Banque, lycée Chaptal\nIOBSP niveau 1', ['BTS Banque | lycée Chaptal | 2014 |  | 5']],
  [
    '2023 – 2025 (en cours) : Master Communication – Université Toulouse – Jean-Jaurès',
    ['Master Communication | Université Toulouse – Jean-Jaurès | 2025 | under_way | 7'],
  ],
  ['DCG non validé, 8 UE sur 13 (CNED, 2012-2015)', ['DCG | CNED | 2015 | interrupted | 6']],
  ['2007 : CAP peinture obtenu au LP de Lens', ['CAP peinture | LP de Lens | 2007 | obtained | 3']],
  [
    'Polytech Annecy\nDiplôme d’ingénieur, Informatique, données · (2014 - 2017)\nIUT d’Annecy\nDUT, Informatique · (2012 - 2014)',
    [
      'Diplôme d’ingénieur, Informatique, données | Polytech Annecy | 2017 |  | 7',
      'DUT, Informatique | IUT d’Annecy | 2014 |  | 5',
    ],
  ],
  [
    'TP Technicien supérieur systèmes et réseaux\nENI, Rennes, depuis 2026 (en cours, examen en juin 2027)\nLicence STAPS\nUniversité Rennes 2, 2017 à 2019, arrêtée en 2e année',
    [
      'TP Technicien supérieur systèmes et réseaux | ENI | 2027 | under_way | 5',
      'Licence STAPS | Université Rennes 2 | 2019 | interrupted | 6',
    ],
  ],
  [
    '2020 – 2021\tLicence pro Qualité des aliments, en alternance,\nUniversité de Nantes / IUT de La Roche – diplôme obtenu\n2012\tBac STAV, lycée Grandmont',
    [
      'Licence pro Qualité des aliments, en alternance | Université de Nantes | 2021 | obtained | 6',
      'Bac STAV | lycée Grandmont | 2012 |  | 4',
    ],
  ],
  [
    'Inscrite au CAP Accompagnant éducatif petite enfance en candidate libre (épreuves en juin 2027)',
    ['CAP Accompagnant éducatif petite enfance |  | 2027 | under_way | 3'],
  ],
  [
    '* 2012 — Licence de lettres modernes\n* 2021 — Certification Opquast, 865/1000',
    ['Licence de lettres modernes |  | 2012 |  | 6'],
  ],
  [
    'NANTES Business School\nMaster 2, Marketing · (2014 - 2016)\n\nUniversité de Nantes\nDUT, Commerce · (2012 - 2014)',
    [
      'Master 2, Marketing | NANTES Business School | 2016 |  | 7',
      'DUT, Commerce | Université de Nantes | 2014 |  | 5',
    ],
  ],
  [
    'depuis oct. 2025\nDU Nutrition (en cours)\nUniversité de Lille',
    ['DU Nutrition | Université de Lille | 2025 | under_way | '],
  ],
  [
    '2015 – 2019\nDiplôme d’État d’ergothérapeute\nIFMK de Rouen – diplômée en juin 2019, mémoire sur la chute',
    ['Diplôme d’État d’ergothérapeute | IFMK de Rouen | 2019 | obtained | 6'],
  ],
  [
    '2018\tBTS Comptabilité, lycée Grandmont\n2021\tGestes et postures',
    ['BTS Comptabilité | lycée Grandmont | 2018 |  | 5'],
  ],
  [
    'Kedge Business School\nMaster, Achats · (2015 - 2017)\n\nIUT de Metz\nDUT, Logistique · (2013 - 2015)\n\nUniversität Köln\nSemestre d’échange, BWL · (2016 - 2016)\n\nLycée Fabert\nBaccalauréat ES · (2013)',
    [
      'Master, Achats | Kedge Business School | 2017 |  | 7',
      'DUT, Logistique | IUT de Metz | 2015 |  | 5',
      'Semestre d’échange, BWL | Universität Köln | 2016 |  | ',
      'Baccalauréat ES | Lycée Fabert | 2013 |  | 4',
    ],
  ],
  [
    'Licence Histoire, Université Lyon 3 – 2014, mention bien',
    ['Licence Histoire | Université Lyon 3 | 2014 | obtained | 6'],
  ],
  ['2016 : BTS NDRC au CNED, abandonné', ['BTS NDRC | CNED | 2016 | interrupted | 5']],
  ['2015\tCAP Cuisine en candidate libre', ['CAP Cuisine |  | 2015 |  | 3']],
  ['2019\tDPECF en cours du soir (CNAM), non terminé', ['DPECF |  | 2019 | interrupted | 5']],
  [
    '2011 : CAP Carreleur (niveau CAP) OBTENU - AFPA de Pau',
    ['CAP Carreleur (niveau CAP) | AFPA de Pau | 2011 | obtained | 3'],
  ],
  ['2005 : BFEM (brevet, Sénégal) – Collège de Dakar', ['BFEM (brevet, Sénégal) | Collège de Dakar | 2005 |  | ']],
  [
    '2004 Ensino secundário (niveau bac) – Escola Rodrigues de Freitas, Porto',
    ['Ensino secundário (niveau bac) | Escola Rodrigues de Freitas | 2004 |  | 4'],
  ],
  [
    '2020–2023\tDiplôme d’ingénieur, Polytech Nancy. Diplôme obtenu en\nseptembre 2023.\n2018\tBac S, lycée Poincaré.',
    ['Diplôme d’ingénieur | Polytech Nancy | 2023 | obtained | 7', 'Bac S | lycée Poincaré | 2018 |  | 4'],
  ],
  [
    '2014\tBac L, lycée Chopin, Nancy\n\n☎ 06 39 98 40 12\n✉ ana@example.com\n54000 Nancy',
    ['Bac L | lycée Chopin | 2014 |  | 4'],
  ],
  [
    '2020 Titre professionnel Monteur audiovisuel, inscrit au RNCP niveau 5, Greta de Blois',
    ['Titre professionnel Monteur audiovisuel, inscrit au RNCP niveau 5 | Greta de Blois | 2020 |  | 5'],
  ],
  [
    'Diplôme d’État de sage-femme, École de Reims, 2016, inscrite au tableau de l’Ordre',
    ['Diplôme d’État de sage-femme | École de Reims | 2016 |  | 7'],
  ],
  ['BTS tourisme, mention bien, épreuves en langue espagnole', ['BTS tourisme |  |  | obtained | 5']],
  ['Master Histoire, inscrite en 2e année de master', ['Master Histoire |  |  | under_way | 7']],
  [
    '2019 Licence de géographie (niveau L1), Université de Pau',
    ['Licence de géographie (niveau L1) | Université de Pau | 2019 | interrupted | 6'],
  ],
  ['Bac pro cuisine (niveau terminale), BEP obtenu', ['Bac pro cuisine (niveau terminale) |  |  | interrupted | 4']],
  ['2009 : BEP Coiffure (niveau BEP), obtenu', ['BEP Coiffure (niveau BEP) |  | 2009 | obtained | 3']],
  ['Licence Droit, Univ. Rennes 1', ['Licence Droit | Univ. Rennes 1 |  |  | 6']],
  [
    'Master Géographie, Inst. Supérieur de Lens. Mention bien.',
    ['Master Géographie | Inst. Supérieur de Lens |  | obtained | 7'],
  ],
  ['2017\tBTS MCO, lycée Ampère\tlea@example.org', ['BTS MCO | lycée Ampère | 2017 |  | 5']],
  [
    'Ingénieur diplômé de l’École des mines\tpaul.roy@example.org\n2015 – 2018, Albi',
    ['Ingénieur diplômé de l’École des mines |  | 2018 | obtained | 7'],
  ],
  [
    '2014\tBac L, lycée Chopin, Nancy\nCourriel : ana@example.com\nwww.ana-roy.fr',
    ['Bac L | lycée Chopin | 2014 |  | 4'],
  ],
  [
    '2014\tBac L, lycée Chopin, Nancy\nBrest | 06 39 98 40 12 | ana@example.com',
    ['Bac L | lycée Chopin | 2014 |  | 4'],
  ],
  [
    'BTS Tourisme (2012), Bac pro Accueil (2010)',
    ['BTS Tourisme |  | 2012 |  | 5', 'Bac pro Accueil |  | 2010 |  | 4'],
  ],
  [
    'Licence (2014), Master (2016) – Université de Metz',
    ['Licence |  | 2014 |  | 6', 'Master | Université de Metz | 2016 |  | 7'],
  ],
  ['2013 : BTS Assurance ; 2011 : Bac STG', ['BTS Assurance |  | 2013 |  | 5', 'Bac STG |  | 2011 |  | 4']],
  ['Master Droit (2018), mention bien (2018)', ['Master Droit |  | 2018 | obtained | 7']],
  ['Maîtrise de gestion (équivalence niveau master), Tunis, 2009', ['Maîtrise de gestion |  | 2009 |  | 6']],
  ['Licence d’économie, Alger, 2014, équivalence en cours', ['Licence d’économie |  | 2014 |  | 6']],
  ['Master de chimie, 2015, diplôme en cours de reconnaissance', ['Master de chimie |  | 2015 |  | 7']],
  ['Master de chimie, 2027, diplôme en cours', ['Master de chimie |  | 2027 | under_way | 7']],
  ['BTS Banque 2018, inscrite à France Travail', ['BTS Banque |  | 2018 |  | 5']],
  ['Licence de droit, 2015 – 2018, Bac ES', ['Licence de droit |  | 2018 |  | 6']],
  [
    '2019 – 2021\tDUT GEA, IUT de Vannes\nObtenu en juillet 2021, moyenne 13,1/20 (gestion 15)\n2019\tBac STMG\nMention bien, 2019',
    ['DUT GEA | IUT de Vannes | 2021 | obtained | 5', 'Bac STMG |  | 2019 | obtained | 4'],
  ],
  [
    '2013\tCAP Boulanger, CFA de Dole\nMention complémentaire boulangerie, 2014',
    ['CAP Boulanger | CFA de Dole | 2013 |  | 3', 'Mention complémentaire boulangerie |  | 2014 |  | 3'],
  ],
  [
    '2018\tBTS – Brevet de technicien supérieur Tourisme, lycée Ampère\n2016\tDCG – lycée Carcouët',
    ['BTS | lycée Ampère | 2018 |  | 5', 'DCG | lycée Carcouët | 2016 |  | 6'],
  ],
  [
    '2021 – 2024\tDCG – Diplôme de comptabilité et de gestion, lycée Carcouët',
    ['DCG – Diplôme de comptabilité et de gestion | lycée Carcouët | 2024 |  | 6'],
  ],
  [
    'Licence d’histoire, université de Metz, 2003. Master commencé, arrêté en 2004',
    ['Licence d’histoire | université de Metz | 2003 |  | 6', 'Master |  | 2004 | interrupted | 7'],
  ],
  [
    '2011 : Licence de chimie, université de Meknès. Diplôme reconnu niveau 6 par ENIC-NARIC, attestation du 04/02/2020.',
    ['Licence de chimie | université de Meknès | 2011 |  | 6'],
  ],
  [
    'BTS MCO, 1re année, CFA de Dole, rentrée faite en septembre 2026',
    ['BTS MCO | CFA de Dole | 2026 | under_way | 5'],
  ],
  [
    'Habilitation à diriger des recherches, université de Metz, 2015',
    ['Habilitation à diriger des recherches | université de Metz | 2015 |  | '],
  ],
  ['Parcours Data analyst, 2021\nOpenClassrooms.com', ['Parcours Data analyst | OpenClassrooms.com | 2021 |  | ']],
  // A diploma told with a full stop below another is one of its own.
  [
    '2015 : IUT de Dole\nDUT Techniques de commercialisation.\nBaccalauréat technologique, lycée Grandmont.',
    [
      'DUT Techniques de commercialisation | IUT de Dole | 2015 |  | 5',
      'Baccalauréat technologique | lycée Grandmont |  |  | 4',
    ],
  ],
  [
    '2012 : université de Dole\nLicence de lettres modernes et classiques.\nMaster de littérature comparée et de traduction.',
    [
      'Licence de lettres modernes et classiques | université de Dole | 2012 |  | 6',
      'Master de littérature comparée et de traduction |  |  |  | 7',
    ],
  ],
  // A competition passed later tells nothing of the diploma above.
  [
    '2014\tLicence d’histoire, université de Metz\nReçue au concours de rédacteur, 2017',
    ['Licence d’histoire | université de Metz | 2014 |  | 6', 'Reçue au concours de rédacteur |  | 2017 | obtained | '],
  ],
  // When it began is no state, where it has ended.
  ['2012 – 2014 : BTS MCO, lycée Grandmont, rentrée en septembre 2012', ['BTS MCO | lycée Grandmont | 2012 |  | 5']],
  ['2012 – 2014 : BTS MCO, lycée Grandmont, rentrée faite', ['BTS MCO | lycée Grandmont | 2014 |  | 5']],
  // How it went goes with the comma behind it.
  ['2018\tDCG obtenu, cours du soir, Cnam Pays de la Loire', ['DCG | Cnam Pays de la Loire | 2018 | obtained | 6']],
  // « EDA » within a word is no school of lawyers.
  ['2013 CAPA\nCFA DE LÉDAN ET SEDAIX', ['CAPA | CFA DE LÉDAN ET SEDAIX | 2013 |  | 3']],
])('%s', (text, expected) => {
  expect(studies(text)).toEqual(expected);
});

test('« infirmier diplômé d’État » under the name says that the diploma was obtained', () => {
  const cv = parseCv({
    text: 'Karim Bensaïd\nInfirmier diplômé d’État\n\nDIPLÔMES\n2015\tDiplôme d’État d’infirmier, IFSI de Nantes\n2009\tDiplôme d’État d’ambulancier, Centre du Merlan',
  });
  expect(cv.education.map(({ status }) => status)).toEqual(['obtained', null]);
});

test('the marks of pasted Markdown are no part of names and headings', () => {
  const cv = parseCv({
    text: '# Yanis Perrot\nDéveloppeur — Toulouse\n\n## Expérience\n\n### Vélora, Toulouse — développeur — mars 2022 → aujourd’hui\n* Tests\n\n## Formation\n* 2018 — BTS SIO, lycée Grandmont',
  });
  expect(cv.contact.fullName).toBe('Yanis Perrot');
  expect(cv.headings.map(({ text }) => text)).toEqual(['Expérience', 'Formation']);
  expect(cv.experiences).toMatchObject([{ title: 'développeur', company: 'Vélora', start: '2022-03', end: 'present' }]);
  expect(cv.education).toMatchObject([{ degree: 'BTS SIO', year: '2018' }]);
});

test('studies written without capitals are one to a line', () => {
  const { education } = parseCv({
    text: 'yanis perrot\n\nformation\nbpa travaux de la vigne et du vin en 2016 au cfppa\ntitre pro de soudeur en 2022\ncap maçonnerie 2012',
  });
  expect(education.map(({ year }) => year)).toEqual(['2016', '2022', '2012']);
});

/** Lines of a document: « * » before those in bold. */
function readBold(written: string) {
  const lines: DocumentLine[] = [];
  let text = '';
  for (const line of ['*FORMATION', ...written.split('\n')]) {
    const bold = line.startsWith('*');
    const words = line.slice(bold ? 1 : 0);
    const place = { start: text.length, end: text.length + words.length, page: 1, y: 0, block: 0, x: 40 };
    const fontSize = words === 'FORMATION' ? 13 : 10;
    lines.push({ ...place, fontSize, bold, bullet: false, headingLevel: null, origin: 'body' });
    text += `${words}\n`;
  }
  return parseCv({ text, lines }).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));
}

test.each([
  'Prépa médecine',
  'Année sabbatique linguistique',
  'Année au pair à Leeds',
  'PACES (première année de santé)',
])('« %s » in the letters of the diplomas, above its school and year, is a course of its own', (name) => {
  expect(
    readBold(
      `*Brevet professionnel de coiffure\nCFA de Dole, 2019, obtenu\n*${name}\nUniversité de Tours, 2015 – 2016, non validée\n*Baccalauréat littéraire\nLycée Nodier, Dole, 2014`,
    ),
  ).toEqual([
    'Brevet professionnel de coiffure | CFA de Dole | 2019',
    `${name.replace(/ \(.*/, '')} | Université de Tours | 2016`,
    'Baccalauréat littéraire | Lycée Nodier | 2014',
  ]);
});

test('an option or a thesis in bold below its school begins no course', () => {
  expect(
    readBold(
      '*Master Histoire\nUniversité de Tours, 2016\n*Mention bien\n*Licence Histoire\nUniversité de Tours, 2014',
    ),
  ).toHaveLength(2);
});

test.each([
  ['Capacité en droit, université de Poitiers, 2016', 'Capacité en droit | université de Poitiers | 2016'],
  [
    '2016 : Capacité en médecine du sport, université de Tours',
    'Capacité en médecine du sport | université de Tours | 2016',
  ],
  ['PASS, université de Tours, 2021', 'PASS | université de Tours | 2021'],
  ['BTS (brevet de technicien supérieur), lycée Nodier, 2012', 'BTS | lycée Nodier | 2012'],
])('%s is a diploma', (line, told) => {
  expect(studies(line)[0]?.split(' | ').slice(0, 3).join(' | ')).toBe(told);
});

test('a title of which a part is still to be passed again is under way', () => {
  expect(
    studies('2026\tTitre professionnel Conseiller en insertion, Formaval Dole — CCP 1 et 2 validés, CCP 3 à repasser'),
  ).toEqual(['Titre professionnel Conseiller en insertion | Formaval Dole | 2026 | under_way | 4']);
});
