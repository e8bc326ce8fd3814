import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (section: string) => {
  const text = `Ana Ruiz\n\n${section}\n`;
  const { skills, spans } = parseCv({ text });
  return skills.map((skill, index) => [
    skill,
    text.slice(spans[`skills.${index}`]?.start, spans[`skills.${index}`]?.end),
  ]);
};

test('a listed name that no file knows is kept as written, beside the known ones', () => {
  expect(read('LOGICIELS\nWord, Zorbex (bases), Kalimoc ●●●○')).toEqual([
    ['Word', 'Word'],
    ['Zorbex', 'Zorbex'],
    ['Kalimoc', 'Kalimoc'],
  ]);
  expect(read('COMPÉTENCES\nOutils : Zorbex')).toEqual([['Zorbex', 'Zorbex']]);
});

test('a name in which a trade stands is kept, a trade alone is none', () => {
  expect(read('COMPÉTENCES\nregistre infirmier').map(([skill]) => skill)).toContain('registre infirmier');
  expect(read('COMPÉTENCES\nZorbex, comptable').map(([skill]) => skill)).toEqual(['Zorbex']);
});

test('where one learned is no skill', () => {
  expect(read('COMPÉTENCES\nFormation avec AFPA et Greta\nFormation des recrues').map(([skill]) => skill)).toEqual([
    'Formation des recrues',
  ]);
});

test('the name of a tool behind what it is for, and no town', () => {
  const names = read('LOGICIELS\nWMS Zorbex, rédaction KaLimoc, maçonnerie Dijon').map(([skill]) => skill);
  expect(names).toEqual(expect.arrayContaining(['Zorbex', 'KaLimoc']));
  expect(names).not.toContain('Dijon');
});

test('the numbers of one norm are no items', () => {
  expect(read('COMPÉTENCES\nZorbex, normes Kali 0, 1, 2, 3 et 8').map(([skill]) => skill)).toEqual(['Zorbex']);
});

test('sentences, figures, levels and languages are no names', () => {
  expect(read('COMPÉTENCES\nJe sais mener une équipe sur le terrain\nNotions, 1200 pièces, anglais')).toEqual([]);
  expect(read('LOISIRS\nZorbex')).toEqual([]);
});

test('subheadings of the list and ratings are no names; scores stay with their tests', () => {
  expect(read('COMPÉTENCES\nMéthodes\nZorbex 80 %\nOutils\nKalimoc (avancé)').map(([skill]) => skill)).toEqual([
    'Zorbex',
    'Kalimoc',
  ]);
  expect(parseCv({ text: 'Ana Ruiz\n\nLANGUES\nAnglais : C1 (TOEIC 955)\n' }).certifications).toEqual(['TOEIC 955']);
});

test('know-how told as a deed, in a few words of one’s own', () => {
  const skills = read(
    'COMPÉTENCES\n• apaiser les disputes des petits\n• Bâtissage des ourlets et des pinces\n• apprendre aux enfants du quartier à se relayer dans les jeux et à ranger',
  ).map(([skill]) => skill);
  expect(skills).toEqual(
    expect.arrayContaining(['apaiser les disputes des petits', 'Bâtissage des ourlets et des pinces']),
  );
  expect(skills.some((skill) => skill?.startsWith('apprendre aux'))).toBe(false);
});

test('of two names the first is kept where only the second is known, never what describes it', () => {
  const first = read('COMPÉTENCES\nZorbage et soudure, soudure fine et zorbée').map(([skill]) => skill);
  expect(first).toContain('Zorbage');
  expect(first).not.toContain('zorbée');
});

test('the tools that a duty names', () => {
  const section =
    'COMPÉTENCES\nAnimation de réunions et de cours du soir sur KaliMeet et Zorbex, interventions sur Paris';
  expect(read(section)).toEqual(
    expect.arrayContaining([
      ['KaliMeet', 'KaliMeet'],
      ['Zorbex', 'Zorbex'],
    ]),
  );
  expect(read(section).map(([skill]) => skill)).not.toContain('Paris');
});

test('how well something is known, where, and sentences are no names', () => {
  const section =
    'COMPÉTENCES\nZorbex (certifiée), Kalimoc (vu en cours), Dalibou (usage quotidien)\nAuprès des classes\nun peu le reste ; je m’y mets, En-têtes zorbés';
  expect(read(section).map(([skill]) => skill)).toEqual(['Zorbex', 'Kalimoc', 'Dalibou', 'En-têtes zorbés']);
});

test('houses, bodies, posts and doubles are no skills', () => {
  const skills = read(
    'COMPÉTENCES\nNettoyage ONET, maintenance SNCF, vente Darty\nChantiers avec VINCI et Eurovia\nCariste débutant, serveuse à mi-temps\n3 ans comme cuisinier\nChargée d’accueil et standard',
  ).map(([skill]) => skill);
  expect(
    skills.filter((skill) => /onet|sncf|darty|vinci|eurovia|cariste|serveuse|comme|chargée/i.test(skill ?? '')),
  ).toEqual([]);
  const listed = read('COMPÉTENCES\nCours sur Zoom et KaliMeet\nAppels sur Zoom et Teams').map(([skill]) => skill);
  expect(listed.filter((skill) => skill === 'Zoom')).toEqual(['Zoom']);
  expect(listed).toContain('KaliMeet');
});

test('stars and words behind a colon say how well', () => {
  const written = 'Zorbex : ★★★☆☆\nKalimoc : confirmé\nTrifulex ........ notions\nVarilo ▰▰▰▱▱';
  expect(read(`COMPÉTENCES\n${written}`).map(([skill]) => skill)).toEqual(['Zorbex', 'Kalimoc', 'Trifulex', 'Varilo']);
});

test('a line of capitals in a list heads nothing where all headings stand below a blank line', () => {
  const text =
    'Ana Ruiz\n\nEXPÉRIENCE\n\nServeuse, Café des Arts, Lyon\n2019 – 2022\n\nFORMATION\n\n2014 : BTS MCO, lycée Colbert\n\nCompétences\nZorbex : ★★★★☆\nKLMX : ★★☆☆☆\n\nLANGUES\n\nAnglais : B2\n';
  const cv = parseCv({ text });
  expect(cv.headings.map((heading) => heading.text)).toEqual(['EXPÉRIENCE', 'FORMATION', 'Compétences', 'LANGUES']);
  expect(cv.skills).toContain('KLMX');
});

test('a rating before the item is no part of it', () => {
  expect(read('CE QUE JE SAIS FAIRE\n★★★★ Apaiser une dispute\n★★☆☆ Zorbex').map(([skill]) => skill)).toEqual([
    'Apaiser une dispute',
    'Zorbex',
  ]);
});
