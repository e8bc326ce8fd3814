import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = 'EXPÉRIENCES\n2019 – 2024 : Soudeur, Chaudronnerie Blain, Redon\n- Soudage TIG\n\n';
const read = (text: string) => {
  const { experiences, certifications } = parseCv({ text: `Yanis Perrot\n\n${jobs}${text}` });
  return { titles: experiences.map(({ title }) => title), certifications };
};

test.each([
  'HABILITATIONS ET STAGES',
  'STAGES ET ATTESTATIONS',
  'STAGES ET FORMATION CONTINUE',
  'STAGES, PERFECTIONNEMENT',
])('« %s » lists courses', (heading) => {
  const { titles, certifications } = read(
    `${heading}\n2024\tSauveteur secouriste du travail\n2022\tCACES R489 catégorie 3`,
  );
  expect(titles).toEqual(['Soudeur']);
  expect(certifications.join(' | ')).toMatch(/Sauveteur secouriste/u);
});

test.each([
  ['a period', 'Stagiaire tuyauteur – Chantiers Mabon, Brest\nmars 2018 – juin 2018\n- Découpe', 'Stagiaire tuyauteur'],
  ['the word', 'Stagiaire chaudronnier – Ateliers Lefort, Vannes, 2017', 'Stagiaire chaudronnier'],
  ['its tasks', 'Chaudronnier – Ateliers Lefort, Vannes, 2017\n- Pliage de tôles', 'Chaudronnier'],
])('« Stages et habilitations » with %s heads a placement', (_, lines, title) => {
  expect(read(`STAGES ET HABILITATIONS\n${lines}`)).toMatchObject({ titles: ['Soudeur', title] });
});

test('« Stages et formation continue » that tells a placement keeps it', () => {
  const lines = 'STAGES ET FORMATION CONTINUE\nStagiaire chaudronnier – Ateliers Lefort, Vannes, 2017';
  expect(read(lines).titles).toEqual(['Soudeur', 'Stagiaire chaudronnier']);
});

test('a course with who gave it is no job', () => {
  const { titles } = read(
    'STAGES ET HABILITATIONS\n- Soudure inox – AFPA, Brest, 2021\n- Sauveteur secouriste du travail – CCI, Vannes, 2020',
  );
  expect(titles).toEqual(['Soudeur']);
});

test('« Stages de formation continue » lists courses', () => {
  const { titles } = read(
    'STAGES DE FORMATION CONTINUE\n2024\tSoudure orbitale (12 h)\n2021\tSécurité incendie (2 jours)',
  );
  expect(titles).toEqual(['Soudeur']);
});

test('a diploma that closes the jobs is a study', () => {
  const { experiences, education } = parseCv({
    text: 'Yanis Perrot\n\nAvant\n2009 – 2014 Comptable, Emballages Darnal, Dole\n2005 BTS Comptabilité\n\nLANGUES\nAnglais',
  });
  expect(experiences.map(({ title }) => title)).toEqual(['Comptable']);
  expect(education.map(({ degree, year }) => `${degree} ${year}`)).toEqual(['BTS Comptabilité 2005']);
});

test('a house that bears the name of a diploma is an employer', () => {
  const line = (last: string) =>
    parseCv({
      text: `Yanis Perrot\n\nAvant\n2009 – 2014 Comptable, Emballages Darnal, Dole\n${last}\n\nLANGUES\nAnglais`,
    }).experiences.length;
  expect(line('2006 But Colmar, magasinier')).toBe(2);
  expect(line('2006 Cap Horizon – serveuse')).toBe(2);
  expect(line('2006 CAP cuisine, lycée Darnal')).toBe(1);
});

const diplomas = 'DIPLÔMES\n2012 : CAP Soudure, CFA de Redon\n\n';

test.each([
  ['AUTRES FORMATIONS ET ATTESTATIONS', 'Gestes qui sauvent, 1 journée, 2019\nAttestation de conduite de nacelle'],
  ['Permis, formations', 'permis B\nPSC1 2018\nformation débroussaillage, 2 jours, 2020'],
  ['FORMATIONS', 'AFGSU niveau 2 (2021)\nSoins palliatifs, 3 jours'],
  ['MES STAGES ET FORMATIONS', 'PSC1, avril 2022\nContes et comptines, 12 heures, 2017'],
])('« %s » beside the diplomas lists short courses', (heading, lines) => {
  const { headings, education } = parseCv({ text: `Yanis Perrot\n\n${jobs}${diplomas}${heading}\n${lines}` });
  expect(headings.at(-1)).toEqual({ text: heading, kind: 'certifications' });
  expect(education.map(({ degree }) => degree)).toEqual(['CAP Soudure']);
});

test.each([
  [
    'FORMATIONS',
    `2019 : Formation de secrétaire médicale, AFPA de Redon\n2017 : Titre professionnel Soudeur`,
    'education',
  ],
  ['STAGES ET FORMATIONS', 'Stagiaire soudeur, Chantiers Mabon, Brest, mars 2018', 'experience'],
])('« %s » with more than short courses keeps its kind', (heading, lines, kind) => {
  const { headings } = parseCv({ text: `Yanis Perrot\n\n${jobs}${diplomas}${heading}\n${lines}` });
  expect(headings.at(-1)).toEqual({ text: heading, kind });
});

test.each([
  [
    'DIPLÔMES',
    'FORMATIONS',
    'Formation de secrétaire médicale, AFPA Dole, 2014 (9 mois)\nFormation bureautique, GRETA Dole, 2013 (5 mois)',
  ],
  ['FORMATION INITIALE', 'FORMATIONS PROFESSIONNELLES', 'Formation animateur périscolaire, CEMEA, 2014'],
])('« %s » beside « %s »: training of months, for a trade, stays a study', (first, heading, lines) => {
  const { headings, education } = parseCv({
    text: `Yanis Perrot\n\n${jobs}${first}\n2012 : CAP Soudure, CFA de Redon\n\n${heading}\n${lines}`,
  });
  expect(headings.at(-1)).toEqual({ text: heading, kind: 'education' });
  expect(education[1]).toMatchObject({ degree: /^[^,]+/u.exec(lines)?.[0], year: '2014' });
});

test.each(['STAGES ET PERFECTIONNEMENT', 'STAGES ET FORMATION CONTINUE'])(
  '« %s » of houses and years lists placements',
  (heading) => {
    const { titles, certifications } = read(`${heading}\nBoulangerie Perrin, 2014\nMartinon Redon, 2013`);
    expect(titles).toHaveLength(3);
    expect(certifications).toEqual([]);
  },
);

test('« Stages et formation continue » with a course among its lines lists courses', () => {
  const lines = 'Word perfectionnement – certification TOSA, 2019\nAnglais commercial, 2018';
  expect(read(`STAGES ET FORMATION CONTINUE\n${lines}`).titles).toEqual(['Soudeur']);
});

test('the only section of studies stays one', () => {
  const { headings } = parseCv({ text: `Yanis Perrot\n\n${jobs}PERMIS ET FORMATIONS\nPermis B\nPSC1 2018` });
  expect(headings.at(-1)?.kind).toBe('education');
});

test('« Stages » of some days, dated by their year, are courses; placements in a house are none', () => {
  const courses = 'STAGES\nBosch : diagnostic des hybrides (2 jours, 2021)\nExtincteurs (2022)';
  expect(read(courses).titles).toEqual(['Soudeur']);
  expect(read('STAGES\nGarage Morel, Lens (3 jours, 2019)\nMairie de Lens (2020)').certifications).toEqual([]);
});

test('when a duty was done heads no job', () => {
  const duties =
    '2012 – 2018 : Secrétaire, Clinique Darnal, Dole\nAgenda de deux praticiens\nEn 2016, mise en place des rendez-vous à distance\nQualifications 111 et 135 (prolongées 09/2017)\n';
  expect(read(`Avant\n${duties}`).titles).toEqual(['Soudeur', 'Secrétaire']);
  expect(read('Avant\nEn 2011, serveuse au Café du Port, Dole').titles).toEqual(['Soudeur', 'serveuse']);
});
