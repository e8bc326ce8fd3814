import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { today } from '../../testing/pairs.ts';
import { contextOf } from '../context.ts';
import { kinshipOf } from './kindred-words.ts';

const packer = `Malo Guivarc
Expériences
2022 – 2025 : atelier de biscuits, Carhaix
Flowpack, encaisseuse, étiquetage, changements de format, palettisation, nettoyage de fin de poste
2019 – 2022 : boulangerie artisanale
Pétrissage, façonnage, cuisson
Loisirs
Charpente, toiture, zinguerie, ardoises`;

const line = `Pilote d’îlot

Vos missions
Démarrer et surveiller la ligne de conditionnement, ensachage et fardelage, mettre les produits sur palettes, régler les machines, tracer les lots, nettoyer en place.
Profil
Vous connaissez l’emballage, l’étiqueteuse et la mise en cartons.`;

const roof = `Compagnon des hauteurs

Vos missions
Vous posez les ardoises et les tuiles, réalisez la zinguerie, les gouttières et l’étanchéité, montez l’échafaudage et réparez la charpente.
Profil
Couverture, bardage, isolation des combles.`;

const kinship = (cv: string, offer: string) =>
  kinshipOf(contextOf({ cv: parseCv({ text: cv }), offer: parseOffer(offer), today }));

test('an offer in other words is near the CV that tells the same work', () => {
  expect(kinship(packer, line)?.asked).toBeGreaterThan(2 * (kinship(packer, roof)?.asked ?? 1));
});

test('what is done in one’s free time is no work', () => {
  expect(kinship(packer, roof)?.asked).toBeLessThan(0.15);
  expect(kinship(packer.replace('Loisirs', 'Chantiers'), roof)?.asked).toBeGreaterThan(0.2);
});

test('the words that are shown stand in the CV, none of them in free time', () => {
  const said = kinship(packer, line)?.said ?? [];
  expect(said.length).toBeGreaterThan(1);
  for (const { start } of said) expect(start).toBeLessThan(packer.indexOf('Loisirs'));
  expect(said.map(({ start, end }) => packer.slice(start, end)).join(' ')).toMatch(/Flowpack|étiquetage|palettisation/);
});

test('a town that is also a thing of a trade is no word of the work', () => {
  const here = packer.replace('Carhaix', 'Muret');
  const at = (town: string) => line.replace('Pilote d’îlot', `Pilote d’îlot\nLaiterie du Golfe, ${town}`);
  expect(kinship(here, at('Muret'))?.asked).toBe(kinship(here, at('Quimperlé'))?.asked);
});

test('of a few words nothing is said', () => {
  expect(kinship(packer, 'Poste à pourvoir\nContactez-nous.')).toBeNull();
  expect(kinship('Malo Guivarc', line)?.asked).toBe(0);
});

test('of what the CV tells, the offer of the same work makes more use than another', () => {
  expect(kinship(packer, line)?.used).toBeGreaterThan(2 * (kinship(packer, roof)?.used ?? 1));
});

test('work of another kind beside lessens what is of use, not what is found of the offer', () => {
  const both = kinship(packer.replace('Loisirs', 'Chantiers'), line);
  const one = kinship(packer, line);
  expect(both?.asked).toBeGreaterThanOrEqual(one?.asked ?? 1);
  expect(both?.used).toBeLessThan(one?.used ?? 0);
});
