import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { certificateItems } from './certificate-items.ts';
import { cutAtLanguages } from './cut-at-languages.ts';
import { optimiseCv } from './optimise-cv.ts';

const written = (...lines: string[]) => optimiseCv({ cv: parseCv({ text: lines.join('\n') }), offer: null }).document;
const contactOf = (...lines: string[]) => written(...lines).contact.map(({ text }) => text);
const section = (kind: string, ...lines: string[]) =>
  written(...lines)
    .sections.filter((each) => each.kind === kind)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])));

const career = ['', 'EXPÉRIENCE', '2019 – 2023 : Serveuse, Maison Hélias, Rennes', '• Service en salle'];

test.each([
  [
    ['Mme Lou MARCHAL', 'Tél. 06 39 98 40 16 / 02 61 91 44 05', 'Mél. lou@example.com'],
    ['lou@example.com', '06 39 98 40 16', '02 61 91 44 05'],
  ],
  [
    ['MADAME MARCHAL Lou', 'Tel. 06 39 98 40 16 ou 02 61 91 44 05 (le soir)'],
    ['06 39 98 40 16', '02 61 91 44 05 (le soir)'],
  ],
  [['Curriculum Vitae', 'Lou Marchal', 'Tél. port. : (+33) 6 39 98 40 16'], ['(+33) 6 39 98 40 16']],
  [
    ['Lou Marchal', '06 39 98 40 16 (laisser un message svp)', 'Fixe : 02 61 91 44', '05'],
    ['06 39 98 40 16', '02 61 91 44 05'],
  ],
  [
    ['LM', 'Lou Marchal', '06 39 98 40 16', 'Permis B, C, CE'],
    ['06 39 98 40 16', 'Permis B, C, CE'],
  ],
  [
    ['Lou Marchal', 'Kerguelen, 29600 Morlaix', '06 39 98 40 16'],
    ['06 39 98 40 16', 'Morlaix'],
  ],
  [
    ['Lou Marchal', '4 rue des Ormes, 54000 NANCY', '0639984016'],
    ['06 39 98 40 16', 'Nancy'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Véhicule, disponible en mai'],
    ['06 39 98 40 16', 'Véhicule', 'disponible en mai'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Permis B – CACES 1, 3 et 5, 22, rue des Ormes'],
    ['06 39 98 40 16', 'Permis B', 'CACES 1, 3 et 5'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'La Grée, 56140 Malestroit'],
    ['06 39 98 40 16', 'Malestroit'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Permis B et BE', '56140 Malestroit'],
    ['06 39 98 40 16', 'Malestroit', 'Permis B et BE'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Trévinou', '56140 Malestroit'],
    ['06 39 98 40 16', 'Malestroit'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Dynamique', '56140 Malestroit'],
    ['06 39 98 40 16', 'Malestroit', 'Dynamique'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Voiture personnelle - 56140 Malestroit'],
    ['06 39 98 40 16', 'Malestroit', 'Voiture personnelle'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16 | Mobile | Permis B'],
    ['06 39 98 40 16', 'Mobile', 'Permis B'],
  ],
  [
    ['Lou Marchal', 'Mobile', '06 39 98 40 16', 'Fixe', '02 61 91 44 05'],
    ['06 39 98 40 16', '02 61 91 44 05'],
  ],
  [
    ['Lou Marchal', '06 39 98 40 16', 'Personne à prévenir : Ève Marchal, 06 39 98 40 17'],
    ['06 39 98 40 16', 'Personne à prévenir : Ève Marchal', '06 39 98 40 17'],
  ],
])('contact details of %s', (head, expected) => {
  expect(contactOf(...head, 'Serveuse', ...career)).toEqual(expected);
});

test('what a line under the headline says of the craft goes to the profile, whole', () => {
  const cv = written('Lou Marchal', '06 39 98 40 16', 'Plaquiste', 'Cloisons, doublages, isolation', ...career);
  expect(cv.contact.map(({ text }) => text)).toEqual(['06 39 98 40 16']);
  expect(cv.sections[0]).toMatchObject({ kind: 'summary', blocks: [{ text: 'Cloisons, doublages, isolation' }] });
});

test('pages, further numbers and licences are told at the top, wherever they stand', () => {
  const lines = [
    'Lou Marchal',
    '06 39 98 40 16',
    ...career,
    '',
    'LOISIRS',
    'Voile, chorale. Permis B et voiture.',
    'Book : lou.example.com',
  ];
  expect(contactOf(...lines)).toEqual(['06 39 98 40 16', 'lou.example.com', 'Permis B et voiture']);
  expect(section('interests', ...lines)).toEqual(['Voile, chorale']);
});

test.each([
  ['RÉFÉRENCES', 'Mme Inès Cadiou, gérante : 06 39 98 41 10'],
  ['RÉFÉRENCES', 'Inès Cadiou', '06 39 98 41 10'],
  ['FORMATION', '2018 : CAP Service, CFA de Vannes, 02 61 91 44 06'],
])('the number of another stays with them: %s, %s', (...lines) => {
  const cv = written('Lou Marchal', '06 39 98 40 16', ...career, '', ...lines);
  expect(cv.contact.map(({ text }) => text)).toEqual(['06 39 98 40 16']);
  expect(JSON.stringify(cv.sections)).toMatch(/06 39 98 41 10|02 61 91 44 06/);
});

test.each([
  ['CENTRES D’INTÉRÊT', 'interests', ['Blog', '15000 pas par jour'], ['Blog', '15000 pas par jour']],
  ['SAVOIR-ÊTRE', 'soft', ['Mobile', 'Mme', 'Calme'], ['Mobile', 'Calme']],
  ['PROJETS', 'other', ['Chaîne de cuisine', '12500 abonnés'], ['Chaîne de cuisine', '12500 abonnés']],
  [
    'CERTIFICATIONS',
    'certifications',
    ['HACCP', '03/24', 'Projet Voltaire', '16/20'],
    ['HACCP 03/24', 'Projet Voltaire 16/20'],
  ],
  ['LOISIRS', 'interests', ['Voile', '1/2', '- 2 / 2 -'], ['Voile']],
])('what a list says stays, page numbers and courtesies do not: %s', (heading, kind, lines, items) => {
  expect(section(kind, 'Lou Marchal', '06 39 98 40 16', ...career, '', heading, ...lines)).toEqual(items);
});

test('a tool or a shop among other words is no page of the person', () => {
  const craft = 'Six ans de VB.NET, de Booking.com et d’Excel';
  const cv = written('Lou Marchal', '06 39 98 40 16', 'Serveuse', craft, ...career);
  expect(cv.contact.map(({ text }) => text)).toEqual(['06 39 98 40 16']);
  expect(cv.sections[0]).toMatchObject({ kind: 'summary', blocks: [{ text: craft }] });
});

test('a town of work, a page of an employer and a year are no details of the person', () => {
  const lines = ['Lou Marchal', '06 39 98 40 16', ...career, '• Refonte du site www.maison-helias.example.com'];
  expect(contactOf(...lines)).toEqual(['06 39 98 40 16']);
});

test('leisure under the languages goes with the interests', () => {
  const lines = [
    'Lou Marchal',
    ...career,
    '',
    'LANGUES ET LOISIRS',
    'Anglais : B1\tBreton : notions',
    'Voile, lecture, chorale',
  ];
  expect(section('languages', ...lines)).toEqual(['Anglais : B1', 'Breton : notions']);
  expect(section('interests', ...lines)).toEqual(['Voile, lecture, chorale']);
});

test.each([
  [
    'Portugais : langue maternelle Français : courant (DELF B1)',
    ['Portugais : langue maternelle', 'Français : courant (DELF B1)'],
  ],
  [
    'Anglais : C1 (avec l’équipe polonaise) ; allemand : A2',
    ['Anglais : C1 (avec l’équipe polonaise)', 'Allemand : A2'],
  ],
  ['Français et arabe (bilingue), anglais B1', ['Français et arabe (bilingue)', 'Anglais B1']],
  ['Arabe dialectal courant', ['Arabe dialectal courant']],
  ['Wolof (langue maternelle), un peu d’espagnol', ['Wolof (langue maternelle)', 'Un peu d’espagnol']],
])('%s', (line, items) => {
  expect(cutAtLanguages(line)).toEqual(items);
});

test.each([
  ['2024 SST', ['SST (2024)']],
  ['2023 : Excel avancé (2 jours)', ['Excel avancé (2 jours), 2023']],
  ['2021 SST, recyclé en 2025', ['2021 SST, recyclé en 2025']],
  ['SSIAP 1 (2023) ; conduite d’entretien (2017)', ['SSIAP 1 (2023)', 'Conduite d’entretien (2017)']],
  ['Green Belt (2022) – CACES R489 – SST', ['Green Belt (2022)', 'CACES R489', 'SST']],
  ['SST – Croix-Rouge – Rennes', ['SST – Croix-Rouge – Rennes']],
  ['CACES R482 – conducteur d’engins – catégorie A', ['CACES R482 – conducteur d’engins – catégorie A']],
  ['Tracfin – lutte contre le blanchiment (2024)', ['Tracfin – lutte contre le blanchiment (2024)']],
  ['Formations courtes : Lean (2019) ; SST (2020)', ['Formations courtes : Lean (2019) ; SST (2020)']],
])('%s', (line, items) => {
  expect(certificateItems(line)).toEqual(items);
});

test('levels of a professional network are told in French, and that they were', () => {
  const lines = ['Lou Marchal', ...career, '', 'LANGUES', 'Allemand (Limited Working)', 'Italien (B1)'];
  expect(section('languages', ...lines)).toEqual([
    'Allemand\u00a0: compétence professionnelle limitée',
    'Italien (B1)',
  ]);
  const { changes } = optimiseCv({ cv: parseCv({ text: lines.join('\n') }), offer: null });
  expect(changes.map(({ before }) => before)).toContain('Allemand (Limited Working)');
});

test('a level below its language goes with it', () => {
  const lines = ['Lou Marchal', ...career, '', 'LANGUES', 'Portugais', 'C1', 'Breton', 'Notions', 'Anglais : B1'];
  expect(section('languages', ...lines)).toEqual(['Portugais\u00a0: C1', 'Breton\u00a0: notions', 'Anglais : B1']);
  expect(section('interests', ...lines)).toEqual([]);
});

test('the building below the town is a piece of the address', () => {
  const lines = [...career, '', 'DIVERS', 'Immeuble Le Phare, esc. 3', '56000 Vannes', 'lou@example.com'];
  const optimised = JSON.stringify(written('Lou Marchal', ...lines));
  expect(optimised).not.toContain('Phare');
  expect(optimised).toContain('Vannes');
});

test('the region and the country behind the town are left out', () => {
  expect(contactOf('Lou Marchal', 'Serveuse', 'Rennes, Bretagne, France', '06 39 98 40 16', ...career)).toEqual([
    '06 39 98 40 16',
    'Rennes',
  ]);
});

test('beside the telephone a section keeps its diplomas, and not the building', () => {
  const listed = (...lines: string[]) =>
    JSON.stringify(
      written('Lou Marchal', 'Coiffeuse', ...career, '', 'CERTIFICATIONS', ...lines, '06 39 98 40 16').sections,
    );
  expect(listed('BP JEPS', 'BP coiffure 2015')).toMatch(/BP JEPS.*BP coiffure/);
  expect(listed('BP coiffure 2015', 'Bât. C')).not.toContain('Bât. C');
});

test('an employer told on both sides of the end of its period is told once', () => {
  const { document } = optimiseCv({
    cv: parseCv({
      text: 'Lou Marchal\n\nEXPÉRIENCE\nMars 2016 –\tHôtesse d’accueil, mairie de\nmai 2019\tDole\n• Accueil',
    }),
    offer: null,
  });
  const [entry] = document.sections.flatMap(({ blocks }) => blocks);
  expect(entry).toMatchObject({ title: 'Hôtesse d’accueil', subtitle: 'Mairie de Dole' });
});

test('a table of building sites is told row by row, its cells apart and without its head', () => {
  const document = written(
    'Lou Marchal',
    '',
    'EXPÉRIENCE',
    'Chef de chantier\t2014 – 2021',
    'Lacoste Bâtiment, Dole',
    'Chantier\tClient\tMontant',
    'Gymnase, Arbois\tCommune\t2,1 M€',
    'École des Lilas\tCommune\t1,4 M€',
  );
  const entries = document.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'entry'));
  expect(entries[0]).toMatchObject({
    title: 'Chef de chantier',
    subtitle: 'Lacoste Bâtiment, Dole',
    bullets: ['Gymnase, Arbois – Commune – 2,1 M€', 'École des Lilas – Commune – 1,4 M€'],
  });
});
