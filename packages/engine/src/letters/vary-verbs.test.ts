import { expect, test } from 'vitest';
import { varyVerbs } from './vary-verbs.ts';

test('« assurer » is said once, then otherwise', () => {
  expect(
    varyVerbs([
      'J’assure l’accueil.',
      'Je trie le courrier.',
      'J’y assure la caisse.',
      'J’assure également le suivi.',
      'J’ai assuré la paie.',
      'J’assure la mise en rayon et l’inventaire.',
      'Avant cela, j’étais caissière au Bistrot, où j’assurais les commandes, ainsi que la plonge.',
    ]),
  ).toEqual([
    'J’assure l’accueil.',
    'Je trie le courrier.',
    'Je m’y occupe de la caisse.',
    'Je me charge également du suivi.',
    'J’ai eu en charge la paie.',
    'Je me charge de la mise en rayon et de l’inventaire.',
    'Avant cela, j’étais caissière au Bistrot\u00a0: les commandes, ainsi que la plonge.',
  ]);
});

test('what « de » may not reach keeps its articles', () => {
  expect(varyVerbs(['J’assure l’accueil.', 'J’assure des ateliers pour les adultes et les enfants.'])[1]).toBe(
    'J’ai en charge des ateliers pour les adultes et les enfants.',
  );
});

test('a pace hangs on the whole and takes no « de »', () => {
  expect(varyVerbs(['J’assure l’accueil.', 'J’assurais la préparation vocale, 180 colis à l’heure.'])[1]).toBe(
    'Je m’occupais de la préparation vocale, 180 colis à l’heure.',
  );
});

test('what brackets hold is left as it is', () => {
  expect(varyVerbs(['J’assure l’accueil.', 'J’assure la vente et les cartes (25 demandées, 31 faites).'])[1]).toBe(
    'Je m’occupe de la vente et des cartes (25 demandées, 31 faites).',
  );
});

test('another verb, a time, and more of the same thing keep their articles', () => {
  expect(
    varyVerbs([
      'J’assure l’accueil.',
      'J’assurais l’accueil et le conseil, tenais les cabines et la caisse.',
      'J’assure les transmissions le matin et le soir.',
      'J’assure le suivi des stocks et des commandes.',
      'J’assurais 75 couverts midi et soir.',
      'J’assure l’accueil des clients, soit 40 personnes par jour.',
    ]),
  ).toEqual([
    'J’assure l’accueil.',
    'Je m’occupais de l’accueil et du conseil, tenais les cabines et la caisse.',
    'Je me charge des transmissions le matin et le soir.',
    'Je m’occupe du suivi des stocks et des commandes.',
    'J’assurais 75 couverts midi et soir.',
    'Je me charge de l’accueil des clients, soit 40 personnes par jour.',
  ]);
});

test('who has « occupied » themselves with one thing has charge of the next', () => {
  expect(varyVerbs(['Je m’occupe des devis.', 'J’y trie le courrier.', 'Je m’y occupais aussi de la caisse.'])).toEqual(
    ['Je m’occupe des devis.', 'J’y trie le courrier.', 'Je m’y chargeais aussi de la caisse.'],
  );
});

test('what is no work is seen to beside what is', () => {
  expect(
    varyVerbs([
      'J’effectue les vidanges et assure les flexibles, l’affûtage et le changement des chaînes.',
      'Je vends des croquettes, assure la facturation et fais les relances.',
      'Je réalisais des fondations et assurais les réservations.',
    ]),
  ).toEqual([
    'J’effectue les vidanges et m’occupe des flexibles, de l’affûtage et du changement des chaînes.',
    'Je vends des croquettes, assure la facturation et fais les relances.',
    'Je réalisais des fondations et assurais les réservations.',
  ]);
});

test('behind the name of a job, things that had their verb once before stand alone', () => {
  const said = (text: string) => varyVerbs(['J’assure l’accueil.', text])[1];
  expect(said('Plus tôt, j’étais apprentie chez Coiff’Express, où je m’occupais de la coupe et des couleurs.')).toBe(
    'Plus tôt, j’étais apprentie chez Coiff’Express\u00a0: la coupe et les couleurs.',
  );
  expect(said('J’étais aide au Bistrot\u00a0: j’assurais le service, l’accueil et une vingtaine de couverts.')).toBe(
    'J’étais aide au Bistrot\u00a0: le service, l’accueil et une vingtaine de couverts.',
  );
  // One thing alone, and what has another verb beside it, keep theirs.
  expect(said('J’étais aide au Bistrot, où j’assurais la plonge.')).toMatch(/où je m’occupais de la plonge/);
  expect(said('J’étais aide au Bistrot, où j’assurais la plonge et le service, et tenais la caisse.')).toMatch(/où je/);
});
