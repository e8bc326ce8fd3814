import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const head = 'Solène Lacaze\nConseillère en insertion\n\nMes compétences\n\n';
const jobs =
  '\n\nMon parcours\n2017 – 2024\tResponsable d’agence, Élan Travail, Dole\n2012 – 2017\tChargée de recrutement, même enseigne, Gray';
const skillsOf = (skills: string) => {
  const { document } = optimiseCv({ cv: parseCv({ text: `${head}${skills}${jobs}` }), offer: null });
  return document.sections.find(({ kind }) => kind === 'skills')?.blocks;
};

test('what was done is told line by line under the skills it shows', () => {
  expect(
    skillsOf(
      'Animer des ateliers et des groupes\n• Job-dating : 9 organisés, 310 candidats, 84 embauches\n• Ateliers CV, simulation d’entretien (groupes de 6 à 12)\nMobiliser les entreprises\n• Prospection et fidélisation : portefeuille de 140 PME\n• Lien avec Cap emploi, chambre des métiers',
    ),
  ).toEqual([
    {
      kind: 'entry',
      title: 'Animer des ateliers et des groupes',
      subtitle: null,
      dates: null,
      bullets: [
        'Job-dating : 9 organisés, 310 candidats, 84 embauches',
        'Ateliers CV, simulation d’entretien (groupes de 6 à 12)',
      ],
    },
    {
      kind: 'entry',
      title: 'Mobiliser les entreprises',
      subtitle: null,
      dates: null,
      bullets: ['Prospection et fidélisation : portefeuille de 140 PME', 'Lien avec Cap emploi, chambre des métiers'],
    },
  ]);
});

test('names of skills make one list', () => {
  expect(skillsOf('Bureautique\n• Word\n• Excel, tableaux croisés\n• Outlook\n• Sage Paie')).toEqual([
    expect.objectContaining({ kind: 'list' }),
  ]);
});

test('« même enseigne » gives way to its name', () => {
  const { document } = optimiseCv({ cv: parseCv({ text: `${head}Word, Excel${jobs}` }), offer: null });
  const section = document.sections.find(({ kind }) => kind === 'experience');
  expect(section?.blocks.map((block) => (block.kind === 'entry' ? block.subtitle : null))).toEqual([
    'Élan Travail, Dole',
    'Élan Travail, Gray',
  ]);
});
