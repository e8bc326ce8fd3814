import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';
import { wordingOf } from './wording-of.ts';

/** What an offer is shown to ask for, in its own words. */
function asked(text: string): string[] {
  const offer = parseOffer(text);
  return offer.requirements.filter(({ kind }) => kind !== 'soft').map((one) => wordingOf(one, offer));
}

test.each([
  ['a task that begins like a quality', 'Organisation des visites', 'organisation des visites'],
  ['a second kind of one thing', 'Contrôle dimensionnel et géométrique des pièces', 'contrôle géométrique'],
  ['a norm by its letters and number', 'Rédaction des rapports selon EN 9102', 'EN 9102'],
  ['whom a person answers to', 'Interlocuteur des organismes de contrôle', 'organismes de contrôle'],
  ['what a first adjective makes', 'Analyses de matières premières', 'analyses de matières premières'],
  ['where a task is done that says nothing alone', 'Prospection, suivi dans l’emploi', 'suivi dans l’emploi'],
  ['what the last of several verbs is done to', 'Couper, dénuder, sertir et braser les fils', 'brasage des fils'],
  ['the object of a verb that no other has', 'Gérer les litiges et émettre les avoirs', 'émission des avoirs'],
  [
    'a meeting that lasts a quarter of an hour',
    'Animer les quarts d’heure gravillons',
    'animation des quarts d’heure gravillons',
  ],
  ['a compound that is no plain contract', 'Suivi des contrats-cadres', 'suivi des contrats-cadres'],
])('names %s', (_, duty, named) => {
  expect(asked(`Assistante\nMissions\n- ${duty}\nProfil\nPermis B`).map((one) => one.toLowerCase())).toContain(
    named.toLowerCase(),
  );
});

test('several verbs of one object are met by any of them', () => {
  const { requirements } = parseOffer('Câbleur\nMissions\n- Couper, dénuder et sertir les fils');
  const [one] = requirements.filter(({ term }) => term.includes('fils'));
  expect([one?.term, ...(one?.alternatives ?? [])]).toEqual(
    expect.arrayContaining(['coupe des fils', 'dénudage des fils', 'sertissage des fils']),
  );
});

test('a licence that is demanded is one, whatever the firm lends besides', () => {
  const { requirements } = parseOffer('Technicienne\nProfil\nPermis B indispensable (véhicule de service)');
  expect(requirements).toEqual([expect.objectContaining({ term: 'Permis B', importance: 'must' })]);
});

test('neither a verb alone, nor how a diploma was come by, nor half of « en tant que » is asked for', () => {
  const all = asked(
    'Maçon\nMissions\nL’agent :\na) prépare et conduit les zorbes ;\nProfil\n- Licence obtenue, toutes disciplines\n- 3 ans en tant que chef d’équipe',
  );
  expect(all).toEqual(expect.arrayContaining(['conduite des zorbes', 'chef d’équipe']));
  expect(all.join(' | ')).not.toMatch(/prépare|disciplines|tant que/);
  expect(all).not.toContain('obtenue');
});

test('a phrase takes in neither « compris » nor a verb said to the reader', () => {
  const all = asked(
    'Cuisinier\nMissions\n- Encadrement des zorbes, plannings compris\n- Vous ouvrez le zinc, disposez les pains',
  );
  expect(all.join(' | ')).not.toMatch(/compris|disposez/);
});

test('bullets of verbs below « Vous : » are duties, named by what is done', () => {
  const all = asked(
    'Gestionnaire\nVous :\n- enregistrez les zorbes\n- établissez les zincs\n- tenez les tableaux noirs\nVous avez :\n- un bac+2',
  );
  expect(all).toContain('enregistrement des zorbes');
  expect(all).not.toContain('établissez');
});

test('wishes joined by « ou la » are wishes each for itself, products joined by « ou » one', () => {
  const { requirements } = parseOffer(
    'Maçon\nProfil\nCAP maçonnerie\nLa taille de pierre, le travail en hauteur ou la pose de carrelage seraient un plus.',
  );
  expect(requirements.filter(({ importance }) => importance === 'nice').length).toBe(3);
  const { niceToHave } = parseOffer('Analyste\nProfil\nExcel\nPower BI ou Tableau serait un plus.');
  expect(niceToHave).toHaveLength(1);
});

test('wishes in a paragraph below no heading stay wishes', () => {
  const { requirements } = parseOffer(
    'Chargée de communication\n\nVotre commune compte 9 000 habitants et un lac.\n\nSavoir utiliser WordPress ou InDesign, tout cela sera regardé avec envie.',
  );
  expect(requirements.map(({ importance }) => importance)).toContain('nice');
});

test.each([
  ['Nous sommes une équipe de douze, à Loos. Vos tournées :', 'Société de nettoyage'],
  ['Au comptoir, vous…', 'Boutique de quartier'],
])('a list announced by « %s » tells what is to be done', (lead, house) => {
  const all = asked(
    `Agent polyvalent (H/F)\n${house}\n\n${lead}\n- rangez les zorbes\n- lavage des zincs\n- tri du linge`,
  );
  expect(all).toEqual(expect.arrayContaining(['lavage des zincs']));
  expect(all.join(' | ')).toMatch(/zorbes/);
});

test.each(['On appréciera : la connaissance du zinc', 'La pratique du zinc vous donnera une longueur d’avance.'])(
  '« %s » is a wish',
  (line) => {
    const { requirements } = parseOffer(`Couvreur\nProfil\nCAP couvreur exigé\n${line}`);
    expect(requirements.find(({ term }) => /zinc/i.test(term))?.importance).toBe('nice');
  },
);

describe('what stands beside a name', () => {
  const asked = (demand: string) => parseOffer(`Agent H/F\n\nProfil\n- ${demand}`).requirements;

  test('« CACES R486 A ou B » is met by either', () => {
    const [caces] = asked('CACES R486 A ou B');
    expect([caces?.term, ...(caces?.alternatives ?? [])]).toContain('CACES R486 catégorie B');
  });

  test('a tool is asked for by its name, and not as « logiciel »', () => {
    expect(asked('La connaissance du logiciel Zorvex est appréciée').map(({ term }) => term)).toEqual(['Zorvex']);
  });

  test('« un DU éthique du soin » is a diploma', () => {
    expect(asked('Un DU éthique du soin serait un plus')).toMatchObject([{ kind: 'diploma', importance: 'nice' }]);
  });
});

test.each([
  ['Sage 100 (souhaité)', 'nice'],
  ['Sage 100 (un plus)', 'nice'],
  ['Sage 100 (atout)', 'nice'],
  ['Sage 100, un vrai plus', 'nice'],
  ['Excel exigé, Sage 100 (apprécié)', 'nice'],
  ['Sage 100 (obligatoire)', 'must'],
  ['Excel (un plus), Sage 100 exigé', 'must'],
])('how much « %s » asks for Sage 100', (line, importance) => {
  const { requirements } = parseOffer(`Comptable\nMissions\n- Tenir la caisse\nProfil\n${line}`);
  expect(requirements.find(({ term }) => term === 'Sage 100')?.importance).toBe(importance);
});

test('lines without a sign below the heading of the demands are its items, until the facts of the page', () => {
  const page = 'Agent\nMissions\n- Tenir la caisse\nProfil\nTrackforce\nProcès-verbaux\nStatut du poste\nColisera';
  const named = asked(page).map((one) => one.toLowerCase());
  expect(named).toEqual(expect.arrayContaining(['trackforce', 'procès-verbaux']));
  expect(named).not.toContain('colisera');
});

test('when the page was put up and how often it was seen is no duty', () => {
  expect(asked('Agent\nMise en ligne : 23/11/2026 — vue 318 fois\nMissions\n- Tenir la caisse')).toEqual([
    'Encaissement',
  ]);
});
