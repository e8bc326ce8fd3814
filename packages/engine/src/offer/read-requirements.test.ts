import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const importances = (text: string) =>
  Object.fromEntries(parseOffer(text).requirements.map(({ term, importance }) => [term, importance]));

test('a sentence that announces the duties opens them, without a heading', () => {
  const { mustHave } = parseOffer(
    'Assistant médical\nRattaché à la gérante, vous aurez en charge :\nla facturation ;\nla gestion des stocks.\nVotre profil :\nPermis B exigé.',
  );
  expect(mustHave).toEqual(['Facturation', 'Gestion des stocks', 'Permis B']);
});

test('a label with its content on the line tells one thing, or opens a part', () => {
  const offer = parseOffer(
    'Magasinier\nFormation : Bac +2\nMISSIONS : inventaire\n- préparation de commandes\nPROFIL : permis C\nSOUHAITÉ : Excel',
  );
  expect(offer.mustHave).toEqual(['Bac +2', 'Inventaire', 'Préparation de commandes', 'Permis C']);
  expect(offer.niceToHave).toEqual(['Excel']);
});

test('what a job board adds below, the contact and the pay ask for nothing', () => {
  const { requirements } = parseOffer(
    'Développeuse web\nProfil\nTypeScript\nCDI, 45K à 52K selon profil + BSPCE\nContact : Mme Martin\nD’autres offres qui pourraient vous intéresser :\nDéveloppeur Java',
  );
  expect(requirements.map(({ term }) => term)).toEqual(['TypeScript']);
});

test('the employer’s own tools are no demand', () => {
  expect(parseOffer('Gérant\nProfil\nMaîtrise d’Excel\nNotre Jira maison n’attend que vous !').mustHave).toEqual([
    'Excel',
  ]);
});

test('a wish in brackets, in its own clause or in the next sentence concerns nothing else', () => {
  expect(importances('Profil\nMaster 2 en droit (Excel est un plus)')).toMatchObject({ Excel: 'nice' });
  expect(Object.values(importances('Profil\nPython exigé (Docker est un plus)'))).toEqual(['must', 'nice']);
  expect(importances('Profil\nVous connaissez Docker ? C’est un plus.')).toEqual({ Docker: 'nice' });
  expect(importances('Profil\nDocker, Kubernetes seraient des atouts')).toEqual({ Docker: 'nice', Kubernetes: 'nice' });
});

test('what a bracket lists shares the wish for what it explains', () => {
  expect(importances('Profil\nUne connaissance de la santé (PMSI, HL7) est un plus')).toMatchObject({ HL7: 'nice' });
});

test('capitals make no name in a line of capitals', () => {
  expect(parseOffer('CARISTE\nPROFIL\nPERMIS B EXIGÉ\nPOSTE À POURVOIR DE SUITE').mustHave).toEqual(['Permis B']);
});

test('« conseillez » is a duty, « conseillé » a wish', () => {
  expect(importances('Missions\nVous conseillez les clients sur Excel')).toMatchObject({ Excel: 'must' });
  expect(importances('Profil\nExcel conseillé')).toEqual({ Excel: 'nice' });
});

test('diplomas listed before « ou » are one demand, even among the duties', () => {
  const { requirements } = parseOffer(
    'Auxiliaire de vie\nVous aurez pour missions :\nDiplôme DEAES, ADVF ou expérience de 3 ans obligatoire.',
  );
  expect(requirements.map(({ kind, alternatives }) => [kind, alternatives.length])).toEqual([['diploma', 1]]);
});

test('« cat. A » does not end a sentence', () => {
  expect(importances('Profil\nCACES R482 cat. A apprécié')).toEqual({ 'CACES R482': 'nice' });
});

test('from one level to another is one demand', () => {
  expect(parseOffer('Gérant\nProfil\nBac +2 à Bac +5').mustHave).toEqual(['Bac +2']);
});

test.each([
  ['Vous maîtrisez Excel et la connaissance de SAP serait un plus', { Excel: 'must', SAP: 'nice' }],
  ['Excel, une expérience de SAP serait un plus', { Excel: 'must', SAP: 'nice' }],
  ['CACES R489 souhaité mais pas obligatoire', { 'CACES R489': 'nice' }],
  ['Le CACES R489 : obligatoire à l’embauche', { 'CACES R489': 'must' }],
  [
    'Une connaissance du froid (Carrier, Thermo King) serait un plus',
    { froid: 'nice', Carrier: 'nice', 'Thermo King': 'nice' },
  ],
  ['Certiphyto à jour, permis BE si possible', { Certiphyto: 'must', 'Permis BE': 'nice' }],
  ['Connaissance de Python, R et SAS appréciée', { Python: 'nice', R: 'nice', SAS: 'nice' }],
  ['Vous avez peut-être déjà utilisé Salesforce ?', { Salesforce: 'nice' }],
  ['Le SST serait un plus. Pareil pour le permis C.', { SST: 'nice', 'Permis C': 'nice' }],
])('« %s »', (line, wanted) => {
  expect(importances(`Comptable\nProfil\n- ${line}`)).toEqual(wanted);
});

test('a wish counts more than a duty that merely names the thing, a demand more than a wish', () => {
  const duties = 'Comptable\nMissions\n- suivre la trésorerie dans Excel\nProfil\n';
  expect(importances(`${duties}Excel serait un plus`)).toMatchObject({ Excel: 'nice' });
  expect(importances(`${duties}Excel serait un plus\nMaîtrise d’Excel exigée`)).toMatchObject({ Excel: 'must' });
});

test('a bracket says which diploma, and asks for nothing itself', () => {
  const { requirements } = parseOffer(
    'Infirmier\nProfil\nUn DU (plaies et cicatrisation ou soins palliatifs) serait apprécié',
  );
  expect(requirements.map(({ term, alternatives, importance }) => [term, alternatives, importance])).toEqual([
    ['DU plaies et cicatrisation', ['DU soins palliatifs'], 'nice'],
  ]);
});

test('licences as the public job board writes them', () => {
  expect(parseOffer('Chauffeur\nProfil\nCE - Poids lourd avec remorque').mustHave).toEqual(['Permis CE']);
});

test('languages are no skills, and labels no terms', () => {
  const { requirements } = parseOffer(
    'Comptable\nProfil recherché : anglais courant indispensable, l’allemand serait apprécié',
  );
  expect(requirements).toEqual([]);
});

test('a list too long for a reader loses what was guessed, never what is known', () => {
  const duties = Array.from(
    { length: 60 },
    (_, index) => `- poser les zorbes ${'abcdefghij'[index % 10]}${index}x`,
  ).join('\n');
  const { mustHave } = parseOffer(`Poseur\nMissions\n${duties}\nProfil\nPermis B`);
  expect(mustHave.length).toBeLessThanOrEqual(40);
  expect(mustHave).toContain('Permis B');
});

test('every requirement quotes the offer', () => {
  const { text, requirements } = parseOffer(
    'Poseur (H/F)\nMissions\n- Poser les zorbes bleus\n- tailler les clôtures et les portails\nProfil\nPermis B',
  );
  for (const { span } of requirements) expect(text.slice(span.start, span.end).trim()).not.toBe('');
  const [first] = requirements;
  expect(first && text.slice(first.span.start, first.span.end)).toBe('Poser les zorbes bleus');
});

test('bullets below « tu : » tell what the reader does', () => {
  const offer =
    'Tapissier F/H\nTon quotidien\nÀ l’atelier, tu :\n• dégarnis des fauteuils\n• décolles les toiles\n• ponces les bois';
  const terms = parseOffer(offer).requirements.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining(['toiles', 'ponçage des bois']));
  expect(terms.join()).not.toMatch(/décolles|ponces|dégarnis/);
});

test('the first of two objects is asked for like the second', () => {
  const { requirements } = parseOffer('VOS MISSIONS\n- établir les factures et les acomptes');
  expect(requirements.map(({ term }) => term)).toEqual(['Facturation', 'établissement des acomptes']);
});

test('whom one accompanies is asked for by their trade', () => {
  const { requirements } = parseOffer('VOS MISSIONS\n- encadrer un apprenti carreleur\n- conseiller la clientèle');
  expect(requirements.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['encadrement d’un apprenti carreleur', 'conseil de la clientèle']),
  );
});

test('what is said of a demand is no part of its name', () => {
  const { requirements } = parseOffer('PROFIL\nCAP ou équivalent Boucherie Cette formation est souhaitée');
  expect(requirements.map(({ term }) => term).join()).not.toContain('Cette');
});

test('a code of capitals and a number is a name', () => {
  const { requirements } = parseOffer('VOS MISSIONS\n- classer les maladies selon la DSM-5 du service');
  expect(requirements.map(({ term }) => term)).toContain('DSM-5');
});

test('a label of the duties opens no steps of the choice', () => {
  const { requirements } = parseOffer(
    'VOS MISSIONS\nPaie : vous contrôlez les bulletins.\nRecrutement : vous rédigez les annonces.',
  );
  expect(requirements.map(({ term }) => term).join()).toMatch(/Rédaction d'offres/);
});

test('the tool and the field of the title are asked for', () => {
  expect(importances('Ingénieur réseaux Kubernetes (H/F)\n\nPROFIL\nPermis B exigé')).toMatchObject({
    Kubernetes: 'must',
  });
  expect(importances('Notaire assistant en droit rural (H/F)\n\nPROFIL\nPermis B exigé')).toMatchObject({
    'Droit rural': 'must',
  });
  expect(importances('Maçon pelle hydraulique (H/F)\n\nPROFIL\nPermis B exigé')).toEqual({ 'Permis B': 'must' });
});

test.each([
  ['Livreur sans expérience en logistique', {}],
  ['Assistant débutant Photoshop, on vous forme', {}],
  ['Consultant chez Salesforce', {}],
  ['Traiteur Charcuterie Fromagerie', {}],
  ['Assistant Sage ou Excel', {}],
  ['Administrateur systèmes Linux', { Linux: 'must' }],
  ['Administrateur Linux (Docker serait un plus)', { Linux: 'must', Docker: 'nice' }],
])('the title « %s » asks for %j', (title, asked) => {
  expect(importances(`${title} (H/F)\n\nPROFIL\nPermis B exigé`)).toEqual({ 'Permis B': 'must', ...asked });
});

test('two tools of the title joined by « ou » are alternatives', () => {
  const { requirements } = parseOffer('Infographiste Photoshop ou InDesign (H/F)\n\nPROFIL\nPermis B exigé');
  expect(requirements.map(({ term, alternatives }) => [term, alternatives])).toContainEqual([
    'Photoshop',
    ['InDesign'],
  ]);
});

test('« à plus de » is no wish, « nous regarderons avec intérêt » is one', () => {
  expect(importances('PROFIL\nTu as livré un site à plus de 10 000 visiteurs en Drupal')).toMatchObject({
    Drupal: 'must',
  });
  expect(importances('PROFIL\nNous regarderons avec intérêt : la connaissance de Drupal')).toEqual({ Drupal: 'nice' });
});

test('a diploma that no list knows is asked for by its name', () => {
  const { requirements } = parseOffer(
    'PROFIL\nDiplôme de maître-chien ou DU de cynologie. Un diplôme du secteur, de niveau bac+2.',
  );
  expect(requirements.map(({ term, kind }) => [kind, term])).toEqual([
    ['diploma', 'Diplôme de maître-chien'],
    ['diploma', 'Bac +2'],
  ]);
});

test.each([
  'Aucun diplôme de soudeur n’est requis.',
  'Pas besoin de diplôme de tapissier, on vous apprend tout.',
  'Avec ou sans diplôme de tapissier.',
  'Que vous ayez ou non un diplôme de tapissier, postulez.',
  'Diplôme de préférence en tapisserie.',
  'Diplôme de tapissier non exigé.',
  'Diplôme de tapissier remis en fin de parcours.',
  'Diplôme de notre atelier au bout de deux ans.',
])('no diploma is made up: « %s »', (line) => {
  expect(parseOffer(`PROFIL\n${line}`).requirements.filter(({ kind }) => kind === 'diploma')).toEqual([]);
});

test('« Les petits plus » above what the employer gives heads no wishes', () => {
  const gives = importances(
    'PROFIL\nCAP exigé\n\nLes petits plus\n32 000 € brut par an\nSalle de sport, budget de formation',
  );
  expect(gives).toEqual({ CAP: 'must' });
  expect(importances('PROFIL\nCAP exigé\n\nLes petits plus\nSage\nCoda')).toMatchObject({ Sage: 'nice' });
});
