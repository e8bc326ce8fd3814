import type { DocumentLine } from '@coach/contracts/document-text';
import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

/** Lines as a document gives them: « # » before a heading in large letters, « * » before a line in bold. */
function read(written: string, size = 14, block = (_line: string) => ({ block: 0, x: 40 })) {
  const lines: DocumentLine[] = [];
  let text = '';
  for (const line of written.trim().split('\n')) {
    const mark = /^[@#*]/.exec(line)?.[0] ?? '';
    const words = line.slice(mark.length);
    const fontSize = mark === '@' ? 24 : mark === '#' ? size : 9;
    const place = { start: text.length, end: text.length + words.length, page: 1, y: 0, ...block(line) };
    lines.push({ ...place, fontSize, bold: mark !== '', bullet: false, headingLevel: null, origin: 'body' });
    text += `${words}\n`;
  }
  return parseCv({ text, lines });
}

const kinds = (cv: ReturnType<typeof read>) => cv.headings.map(({ text, kind }) => `${text} | ${kind}`);

const baker = `
@Solenn Kerbrat
Artisane du levain
#Me joindre
solenn.kerbrat@example.com
06 39 98 11 22
#Mes fournils
*Boulangère tourière
Fournil des Embruns, Quimper – depuis mars 2021
*Apprentie boulangère
Maison Le Floch, Concarneau – 09/2018 à 08/2020
#Là où j’ai appris
2020 CAP boulanger, CFA de Quimper
#Ce que j’ai dans les mains
pétrissage
façonnage
tourage
cuisson
#Quand le four
#est éteint
surf, chorale, tricot`;

test('headings in words of one’s own are known by their letters, and named by what stands below', () => {
  const cv = read(baker);
  expect(kinds(cv)).toEqual([
    'Me joindre | other',
    'Mes fournils | experience',
    'Là où j’ai appris | education',
    'Ce que j’ai dans les mains | skills',
    'Quand le four est éteint | interests',
  ]);
  expect(cv.experiences.map(({ title }) => title)).toEqual(['Boulangère tourière', 'Apprentie boulangère']);
});

test('where hardly one heading is known, the largest letters below the name head', () => {
  const cv = read(`
@Marek Vidal
Technicien support
#Là où je dépanne
2021 – aujourd’hui\tTechnicien support, Mairie de Dole
2018 – 2021\tHotliner, Télénor Assistance, Besançon
#Dans ma trousse
Excel, Jira, PowerShell, Photoshop
#D’où je sors
2018\tBTS SIO, lycée Nodier, Dole
#Je parle
anglais B2
#Le dimanche
randonnée, échecs, vélo
#Tampons
Habilitation électrique B1V
SST (2 jours, 2023)
#Pages
« Réparer plutôt que jeter », revue du numérique sobre, 2024`);
  expect(kinds(cv)).toEqual([
    'Là où je dépanne | experience',
    'Dans ma trousse | tools',
    'D’où je sors | education',
    'Je parle | languages',
    'Le dimanche | interests',
    'Tampons | certifications',
    'Pages | other',
  ]);
});

test('bold lines with dates beside the headings make no heading of them less sure', () => {
  const cv = read(
    `
@Ondine Marais
Formatrice en langues
#Pédagogie
depuis sept. 2020\tFormatrice, centre Babel, Nancy
#2016 – 2020\tFormatrice vacataire, Greta Lorraine, Metz
#2014 – 2016\tLectrice, Université de Leeds
#Études
#2014\tMaster FLE, Université de Lorraine
#Langues
Anglais C2
#Hors de la salle de cours
chorale, vélo
#Hors du groupe
lecture, yoga`,
    9,
  );
  expect(kinds(cv)).toContain('Pédagogie | experience');
  expect(kinds(cv)).toContain('Hors du groupe | interests');
  expect(cv.experiences[0]).toMatchObject({ title: 'Formatrice', company: 'centre Babel' });
});

test.each([
  ['Adonis Mode\nVendeuse, vitrines\nde 2021 à 2024', 'Kiabel\nVendeuse en rayon\nde 2019 à 2021'],
  ['Adonis Mode\n2021 – 2024\nVendeuse, vitrines', 'Kiabel\n2019 – 2021\nVendeuse en rayon'],
])('employers in larger letters than all else are no headings: %j', (first, second) => {
  const cv = read(
    `@Lila Morand\nVendeuse\n#${first}\n#${second}\n#Tissus Bertin\nVente\n2016\n#Loisirs\nCouture, danse`,
  );
  expect(kinds(cv)).toEqual(['Loisirs | interests']);
});

test('among the jobs, an employer in the letters of the headings is none', () => {
  const cv = read(`
@Lila Morand
Vendeuse
#Expériences
#Adonis Mode
Vendeuse
2021 – 2024
#Formation
CAP vente, lycée Pasteur, Dole, 2017
#Langues
Anglais B1`);
  expect(kinds(cv)).toEqual(['Expériences | experience', 'Formation | education', 'Langues | languages']);
  expect(cv.experiences[0]).toMatchObject({ title: 'Vendeuse', company: 'Adonis Mode' });
});

test('a heading that opens the first column stands above an address, a name does not', () => {
  const sidebar = (first: string) =>
    kinds(
      read(
        `#${first}\nmarek.vidal@example.com\n#Langues\nAnglais\n#Loisirs\nÉchecs\n@Marek Vidal\n#Diplômes\nBEP, 2010`,
      ),
    );
  expect(sidebar('Dire un mot')[0]).toBe('Dire un mot | other');
  expect(sidebar('Marek Vidal')[0]).toBe('Langues | languages');
});

test('between two columns read in turns, the first goes on with its own section', () => {
  const left = /^(?:#Formation|20)/;
  const cv = read(
    `
@Ana Ruiz
#Formation
2020\tBTS MCO, lycée Nodier, Dole
#Loisirs
Danse, piano
2018\tBac STMG, lycée Pasteur, Dole
#Langues
Anglais B2`,
    14,
    (line) => (left.test(line) ? { block: line.startsWith('2018') ? 2 : 0, x: 40 } : { block: 1, x: 320 }),
  );
  expect(cv.education.map(({ degree }) => degree)).toEqual(['BTS MCO', 'Bac STMG']);
  expect(cv.interests).toEqual(['Danse', 'piano']);
});

test('among the jobs, a heading over lines that name title and employer is no employer, and capitals are no tools', () => {
  const cv = read(`
@Lila Morand
Vendeuse
#Expériences
Vendeuse, Adonis Mode, Dole, 2016 – 2024
#Donner de son temps
Animatrice bénévole, Croix-Rouge française, 2012 – 2015
#Sur le terrain
TRI DU LINGE
LAVAGE
#Formation
CAP vente, lycée Pasteur, Dole, 2011`);
  expect(cv.experiences.map(({ company }) => company)).not.toContain('Donner de son temps');
  expect(cv.headings.map(({ text }) => text)).toContain('Donner de son temps');
  expect(kinds(cv)).not.toContain('Sur le terrain | tools');
});

test('a list in parts, each after its label, under words of one’s own', () => {
  const cv = (lists: string) =>
    read(`@Solenn Kerbrat
Maçonne
solenn.kerbrat@example.com
#Parcours
*Maçonne
Fournil des Embruns, Quimper – depuis mars 2021
#Formation
CAP maçon, 2010
#Côté chantier
${lists}`);
  const crafts =
    'Structure : coffrage, ferraillage, coulage des dalles et des voiles\nFinitions : enduits, ragréage, carrelage';
  expect(kinds(cv(crafts))).toContain('Côté chantier | skills');
  const facts = 'Horaires : dès six heures, samedi compris, astreintes possibles\nTrajets : vélo, train, car';
  expect(kinds(cv(facts))).not.toContain('Côté chantier | skills');
});

const nurse = (skills: string, jobs: string) => `
@Maud Lacoste
Sage-femme
#Langues
Anglais : B1
#${skills}
Monitoring
Échographie de dépistage
#Loisirs
Aviron
#${jobs}
*Infirmière
Clinique des Ormes, Dole | 02/2012 – 09/2026
*Auxiliaire de puériculture
Crèche Les Lutins, Dole | 2008 – 2012
#Diplômes
2012\tDiplôme d’État de sage-femme, école de Besançon`;

test('a trade behind « savoir-faire » and a count of years in the letters of the headings head sections', () => {
  const cv = read(nurse('Savoir-faire infirmiers', 'Naissances : 14 ans de gardes'));
  expect(kinds(cv)).toEqual([
    'Langues | languages',
    'Savoir-faire infirmiers | skills',
    'Loisirs | interests',
    'Naissances : 14 ans de gardes | experience',
    'Diplômes | education',
  ]);
  expect(cv.experiences.map(({ title }) => title)).toEqual(['Infirmière', 'Auxiliaire de puériculture']);
});

test('other figures in the letters of the headings head none', () => {
  const cv = read(nurse('Compétences', 'Expériences').replace('*Auxiliaire', '#Dole : 3 salles, 14 lits\n*Auxiliaire'));
  expect(kinds(cv)).not.toContain('Dole : 3 salles, 14 lits | other');
  expect(cv.experiences).toHaveLength(2);
});

const deeds = `Maud Lacoste

CE QUE J’AI MENÉ
Accueillir
- Livret, visites, parrainage de 30 arrivants
Former
- Plan de 120 000 €

`;
const studies = '\n\nFORMATION\n2012 : BTS Gestion, lycée Nodier, Dole';

test('themes of what one did are no jobs where the jobs are told with their dates', () => {
  const cv = parseCv({
    text: `${deeds}EMPLOIS\n2018 – 2024\tAssistante RH, Scierie Darnal, Dole${studies}`,
  });
  expect(cv.headings.map(({ kind }) => kind)).toEqual(['other', 'experience', 'education']);
  expect(cv.experiences.map(({ title }) => title)).toEqual(['Assistante RH']);
});

test('« Ce que j’ai mené » over dated jobs, and where no other section has any, is of jobs', () => {
  const dated = `Maud Lacoste\n\nCE QUE J’AI MENÉ\n2018 – 2024\tAssistante RH, Scierie Darnal, Dole\n\nEMPLOIS D’ÉTÉ\n2015 : Vendeuse, Primeurs Lacaze, Dole${studies}`;
  expect(parseCv({ text: dated }).experiences).toHaveLength(2);
  expect(parseCv({ text: `${deeds.trim()}${studies}` }).headings[0]?.kind).toBe('experience');
});

test('jobs without dates under « Ce que j’ai fait » are jobs, whatever other section is dated', () => {
  const told = (heading: string, lines: string) =>
    parseCv({
      text: `Maud Lacoste\n\n${heading}\n${lines}\n\nEMPLOIS\n2018 – 2024\tAssistante RH, Scierie Darnal, Dole${studies}`,
    }).experiences.map(({ title, company }) => `${title} | ${company}`);
  const last = 'Assistante RH | Scierie Darnal';
  expect(told('CE QUE J’AI FAIT', 'Vendeuse, Fnac, Dole\n- Conseil\nCariste, Garage Roy, Dole\n- Quais')).toEqual([
    'Vendeuse | Fnac',
    'Cariste | Garage Roy',
    last,
  ]);
  expect(told('CE QUE J’AI FAIT AVANT', 'Vendeuse\n- Conseil')).toEqual(['Vendeuse | null', last]);
});

test('a heading of one’s own that says « métier » heads jobs where it stands over them', () => {
  const cv = read(`
@Maud Lacoste
Mécanicienne
#À propos
Dix ans d’atelier, du vélo au poids lourd, et le goût du travail soigné.
#L’atelier, mon métier
Garage Roy, Dole — mécanicienne\t2019 – 2024
Révisions et freins
Scierie Lacaze, Arbois — agente de maintenance\t2016 – 2019
Affûtage
#Formation
2016\tBac pro Maintenance, lycée Nodier, Dole`);
  expect(kinds(cv)[1]).toBe('L’atelier, mon métier | experience');
  expect(cv.experiences).toHaveLength(2);
});

test('in a list without headings, an item in the letters of all others heads nothing', () => {
  const job = [
    '2019 – 2024\tVendeuse, Primeurs Lacaze, Dole',
    'Vente et conseil',
    'Tenue de la caisse',
    'Mise en rayon',
  ];
  const words = ['Maud Lacoste', ...job, 'Accueil', 'Caisse', 'Bureautique', 'Réseaux sociaux', 'Anglais : B2'];
  let start = 0;
  const lines = words.map((line, index): DocumentLine => {
    const place = { start, end: start + line.length, page: 1, x: 40, y: index * 14, block: index === 0 ? 0 : 1 };
    start += line.length + 1;
    const look = { fontSize: index === 0 ? 20 : 11, bold: false, bullet: false, headingLevel: null };
    return { ...place, ...look, origin: 'body' };
  });
  expect(parseCv({ text: words.join('\n'), lines }).headings).toEqual([]);
});

test('an adjective alone below a heading goes on with it', () => {
  const trainer = `
@Ana Ruiz
Formatrice
ana@example.com
#COMPÉTENCES
#PÉDAGOGIQUES
Classe virtuelle
#EXPÉRIENCES
*Formatrice
Greta du Puits, Dole – depuis mars 2021
`;
  expect(kinds(read(trainer))).toEqual(['COMPÉTENCES PÉDAGOGIQUES | skills', 'EXPÉRIENCES | experience']);
});
