import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { classifyHeading } from './classify-heading.ts';

test.each([
  ['Ce que je soude', 'skills'],
  ['Ce que je lis', 'interests'],
  ['Ce que je fais hors du travail', 'interests'],
  ['Ce que je parle', 'languages'],
  ['Ce que je deviens', 'other'],
  ['Ce que j’ai monté', 'experience'],
  ['Ce que j’ai obtenu', 'other'],
  ['Ce que je sais manier', 'tools'],
  ['Ce que j’ai dans mon sac', null],
  ['Les cuisines où j’ai fait mes armes', 'experience'],
  ['Là où j’ai tout appris', 'education'],
  ['Où j’ai grandi', null],
  ['Quand je ne coiffe pas', 'interests'],
  ['Loin du guichet', 'interests'],
  ['HORS DE L’ATELIER', 'interests'],
  ['Hors de France', null],
  ['Hors la Réunion', null],
  ['Hors écran', 'interests'],
  ['Loin des cuves', 'interests'],
  ['Les machines que je conduis', 'tools'],
  ['Compétences et réalisations', 'skills'],
  ['Compétences et références', 'other'],
  ['Projets et compétences', 'other'],
  ['Compétences et divers', 'other'],
  ['Compétences et langues', 'languages'],
  ['Métier recherché', 'other'],
  ['Hors des sentiers battus', null],
  ['Permis et qualifications', 'certifications'],
  ['Publications et brevets', 'other'],
  ['Brevets', 'certifications'],
  ['Pour le plaisir', 'interests'],
  ['Un mot sur moi', 'summary'],
  ['MES SUPER-POUVOIRS', 'soft'],
  ['Un mot', null],
  ['Domaines de pratique', 'skills'],
  ['Emploi recherché', 'other'],
  ['Aspirations', 'summary'],
  ['Aspiration', null],
  ['ASPIRATION', 'summary'],
  ['Mandats et engagements', 'other'],
  ['Engagements associatifs', 'interests'],
  ['En poste', null],
  ['EN POSTE', 'experience'],
])('« %s » announces %s', (heading, kind) => {
  expect(classifyHeading(heading)).toBe(kind);
});

test('an item of a list set apart by blank lines is no heading', () => {
  const { skills } = parseCv({
    text: 'Lou Marchal\nlou@example.com\n\nCOMPÉTENCES\n\nAspiration\n\nLavage des vitres\n\nFORMATION\nCAP, 2010',
  });
  expect(skills).toEqual(expect.arrayContaining(['Aspiration']));
});
