import { beforeAll, describe, expect, test } from 'vitest';
import { type ProfileFixture, profileFixtures } from '../testing/profile-fixtures.ts';
import { readLinkedinProfile } from './read-linkedin-profile.ts';

let fixtures: ProfileFixture[] = [];
beforeAll(async () => {
  fixtures = await profileFixtures();
}, 60_000);

test('pages, PDFs and typed profiles are read as a person reads them', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(12);
  for (const { name, text, expected } of fixtures) {
    const profile = readLinkedinProfile(text);
    const told = (entry: object) => ({ ...entry, span: undefined });
    const read = profile && {
      ...profile,
      experiences: profile.experiences.map(told),
      education: profile.education.map(told),
    };
    expect({ name, ...read, text: undefined }).toEqual({ name, ...expected });
  }
});

test('spans enclose the words of their entry', () => {
  for (const { text } of fixtures) {
    const profile = readLinkedinProfile(text);
    for (const { span, title } of profile?.experiences ?? []) expect(text.slice(span.start, span.end)).toContain(title);
    for (const { span, school } of profile?.education ?? []) expect(text.slice(span.start, span.end)).toContain(school);
  }
});

const recipe = `Tarte aux pommes
Préparation : 20 minutes
Ingrédients
6 pommes, 100 g de sucre, une pâte brisée
Étalez la pâte, disposez les pommes, enfournez 35 minutes.`;
const offer = `Comptable H/F – CDI – Lyon
Le poste
Vos missions : tenue de la comptabilité, TVA, paie.
Profil recherché
Expérience de 3 ans minimum, BTS Comptabilité.
Pour postuler, envoyez votre candidature à recrutement@example.com.`;

const siteOffer = `Vireux Industrie
Comptable général
Lyon, Auvergne-Rhône-Alpes, France · il y a 2 semaines · Plus de 100 candidats
Postuler
À propos de l’offre d’emploi
Vireux Industrie, 120 salariés, recherche son futur comptable.
Formation
BTS Comptabilité
Expérience
3 ans minimum
Compétences
Excel
Sage`;
const guide = `Comment réussir son profil LinkedIn ?
Infos
Parlez de vous à la première personne.
Expérience
Décrivez vos missions avec des chiffres.
Formation
Indiquez vos diplômes.`;
const letter = `Camille Roux
Nantes, le 3 mars 2026
Objet : candidature au poste de comptable
Comptable chez Vireux, je souhaite rejoindre votre équipe. De janvier 2021 à mars 2024, j’ai tenu 35 dossiers.`;

describe('what is no profile is told so', () => {
  test.each([
    ['nothing', ''],
    ['a few words', 'Je suis comptable à Lyon'],
    ['a recipe', recipe],
    ['an offer', offer],
    ['an offer of the site', siteOffer],
    ['a guide about profiles', guide],
    ['a letter', letter],
    ['gibberish', 'sdkjfh qsdlkfj '.repeat(200)],
    ['signs', '\u0000\u202e«»…·'.repeat(50)],
    ['a name and headings without anything', 'Camille Roux\nExpérience\nFormation\nCompétences'],
  ])('%s', (_, text) => {
    expect(readLinkedinProfile(text)).toBeNull();
  });
});

const typed = `Camille Roux
Assistante RH chez Vireux
Nantes, Pays de la Loire, France
About
I support 120 employees.
Experience
HR Assistant
Vireux · Full-time
Jan 2021 - Present · 5 yrs 11 mos`;

test('the headings tell the language, and the PDF’s broken link is put together again', () => {
  expect(readLinkedinProfile(typed)?.language).toBe('en');
  const linked = typed.replace('About', 'www.linkedin.com/in/camille-\nroux-4471 (LinkedIn)\nAbout');
  expect(readLinkedinProfile(linked)?.url).toBe('linkedin.com/in/camille-roux-4471');
});

test('a profile with its head alone is one still', () => {
  const profile = readLinkedinProfile('Lola Garnier\nConseillère de vente\nDijon\nCoordonnées\n42 relations');
  expect(profile).toMatchObject({
    headline: 'Conseillère de vente',
    location: 'Dijon',
    connections: 42,
    experiences: [],
  });
});

test.each([
  ['one word', 'a'.repeat(60_000)],
  ['one line of dates', 'janv. 2021 - mars 2022 · '.repeat(2_400)],
  ['date lines', `Expérience\n${'janv. 2021 - mars 2022 · 3 mois\n'.repeat(1_800)}`],
  ['headings', 'Expérience\nFormation\nCompétences\nInfos\n'.repeat(1_500)],
  ['brackets', '('.repeat(60_000)],
  ['links', 'linkedin.com/in/ '.repeat(3_500)],
  ['surrogates', '\ud83d'.repeat(60_000)],
])('a hostile text is answered: %s', (_, text) => {
  expect(() => readLinkedinProfile(`Camille Roux\nComptable\nNantes\n${text}`)).not.toThrow();
});
