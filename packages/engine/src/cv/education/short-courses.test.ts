import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (text: string) => parseCv({ text: `Yanis Perrot\n\nFORMATION\n${text}` });

test.each([
  ['Formations continues', '• Conduite de réunion, niveau 1 – 2024\n• Bureautique avancée – 2022'],
  ['STAGES', '2022\tExcel perfectionnement (2 jours) – CCI du Mans\n2018\tPrise en main de Sage (3 jours)'],
])('short courses under « %s » stand with the certificates, and are no jobs', (heading, lines) => {
  const cv = parseCv({
    text: `Yanis Perrot\n\nEXPÉRIENCES\n2018 – 2024 : Comptable, Garage Hélias, Brest\n• Saisie\n\nFORMATION\n2017\tBTS Comptabilité, lycée Grandmont\n\n${heading}\n${lines}`,
  });
  expect(cv.headings.find(({ text }) => text === heading)?.kind).toBe('certifications');
  expect([cv.experiences.length, cv.education.length]).toEqual([1, 1]);
  expect(cv.certifications.length).toBe(2);
});

test('short courses stand with the certificates', () => {
  const cv = read(
    '2019\tFormation « Excel perfectionnement » (2 jours), CCI Touraine\n2018\tBTS Comptabilité, lycée Grandmont\nFormations courtes : Lean management (2019), gestes et postures (2016)',
  );
  expect(cv.education.map(({ degree }) => degree)).toEqual(['BTS Comptabilité']);
  expect(cv.certifications).toEqual(
    expect.arrayContaining(['Formation « Excel perfectionnement »', 'Lean management', 'gestes et postures']),
  );
});

test('papers for some hours, and habilitations, are no diplomas', () => {
  const { education, certifications } = read(
    '2021 – Certificat « Lire une étiquette », CRIA, Dole (28 h)\n2019 – Habilitation de formatrice gestes de base, renouvelée en 2023\n2016 – Certificat de spécialisation taille (560 h), CFPPA de Dole\n2012 – Licence de lettres, université de Metz',
  );
  expect(education.map(({ degree }) => degree)).toEqual(['Certificat de spécialisation taille', 'Licence de lettres']);
  expect(certifications).toEqual(expect.arrayContaining(['Certificat « Lire une étiquette »']));
});

test.each([
  ['2012 – 2014\tCertificat fédéral de capacité de boulanger, école de Nyon, 2 jours de cours par semaine', '2014'],
  ['2016 – 2017\tCertificat de secrétaire médicale, CNED, 12 h par semaine', '2017'],
  ['2019\tCertification de conducteur de travaux, CNAM', '2019'],
  ['2011 Certification professionnelle de secrétaire comptable, AFPA Metz', '2011'],
  ['2005 Habilitation à enseigner, université de Lille', '2005'],
])('hours a week, and the certification of a trade, are studies: %s', (line, year) => {
  const { education, certifications } = read(line);
  expect(education.map((study) => study.year)).toEqual([year]);
  expect(certifications).toEqual([]);
});

test('a stage of some days alone is a course', () => {
  const { education } = read(
    '2021\nVannerie en osier\nstage de 4 jours, Atelier du Pavé\n2015\nCAP Vannerie\nCFA de Dole',
  );
  expect(education.map(({ degree }) => degree)).toEqual(['CAP Vannerie']);
});

test.each([
  ['Formation SST programmée en janvier 2027', 'Formation SST'],
  ['SST (session prévue en février 2027)', 'SST'],
])('a course that is planned is no certificate yet: « %s »', (line, degree) => {
  const { education, certifications } = read(line);
  expect(education).toEqual([expect.objectContaining({ degree, status: 'under_way', year: '2027' })]);
  expect(certifications).toEqual([]);
});

test.each(['Pix 612 points', 'Tosa Excel, score 890, 2023', 'ENI Excel 2019 : 870/1000', 'TOEIC 850 (2022)'])(
  'a test passed with a score is a certificate: « %s »',
  (line) => {
    const { education, certifications } = read(`2012 : BTS NRC, lycée Turgot, Dijon\n${line}`);
    expect(education.map(({ degree }) => degree)).toEqual(['BTS NRC']);
    expect(certifications).toHaveLength(1);
  },
);
