import { expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const plain = `Thierry Perrot
Mecanicien poids lourds
56000 Vannes
06 39 98 40 33
thierry.perrot@example.com

EXPERIENCE
2018 - 2024 : Mecanicien poids lourds, Garage Lacaze, Vannes
- Depannage sur route, une semaine d'astreinte sur cinq
- Diagnostic electronique a la valise, lecture des codes defaut
- Remplacement d'embrayages, de turbos et d'injecteurs
- Preparation aux controles techniques, tenue des fiches d'intervention
2012 - 2018 : Mecanicien agricole, Etablissements Ollier, Vannes
- Reparation de tracteurs et de materiel de recolte
- Entretien preventif, commande des pieces, soudure

FORMATION
2011 : Bac pro Maintenance des vehicules, lycee Jean-Mace, obtenu`;

const made = (text: string) => optimiseCv({ cv: parseCv({ text }), offer: null });

test('a CV typed without accents has those of known words', () => {
  const text = documentText(made(plain));
  for (const said of [
    'Dépannage sur route, une semaine d',
    'Diagnostic électronique à la valise, lecture des codes défaut',
    'Préparation aux contrôles techniques',
    'Réparation de tracteurs et de matériel de récolte',
    'Entretien préventif, commande des pièces',
    'Bac pro Maintenance des véhicules',
    'Établissements Ollier',
  ])
    expect(text).toContain(said);
});

test('the changes say so once, with a line that shows it', () => {
  const told = made(plain).changes.filter(({ reason }) => reason.includes('sans accents'));
  expect(told).toMatchObject([{ kind: 'spelled', before: expect.stringContaining('Depannage') }]);
});

test('a word without its accent in a CV that has them stays as it is', () => {
  const text = plain
    .replace(
      'Diagnostic electronique a la valise',
      'Diagnostic électronique à la valise, réglé, vérifié, livré à l’heure',
    )
    .replace('Reparation', 'Réparation')
    .replace('preventif', 'préventif')
    .replace('pieces', 'pièces');
  expect(documentText(made(text))).toContain('Depannage sur route');
});

test('an English CV lacks no accents', () => {
  const english = `Alex Reed
Account Executive
Lyon
alex.reed@example.com

Profile
Sales professional with eight years of experience selling to several decision makers and to the public sector.

Experience
2019 - 2024: Account Executive, Optiflux Software, Lyon
- Ran the whole sales cycle with the technical team: discovery, negotiation, signature
- Prepared the annual report of the region for the general manager

Education
2015: Degree in International Business, University of Leeds

Interests
Improvisational theatre, mentor for first generation students, detective novels from the thirties`;
  const optimised = made(english);
  expect(documentText(optimised)).toContain('eight years of experience selling to several decision makers');
  expect(documentText(optimised)).toContain('Improvisational theatre, mentor for first generation students');
  expect(optimised.changes.filter(({ reason }) => reason.includes('sans accents'))).toEqual([]);
});
