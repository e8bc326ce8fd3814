import { expect, test } from 'vitest';
import type { JobFact, MissionFact } from './facts/job-facts.ts';
import { readMission } from './french/mission-clause.ts';
import { tellLine } from './tell-line.ts';

const factOf = (line: string): MissionFact => ({
  mission: readMission(line),
  line,
  terms: [],
  hasFigure: false,
  isAside: false,
  weight: 0,
  evidence: [],
});

function told(line: string, isCurrent = false): string | null {
  const fact = factOf(line);
  const job = { isCurrent, missions: [fact] } as unknown as JobFact;
  const said = tellLine(job, fact);
  return said && `${said.form}: ${said.piece.text}`;
}

test.each([
  [
    'Liens quotidiens avec médecins, pharmacies et HAD',
    'things: des liens quotidiens avec les médecins, ainsi que les pharmacies et l’HAD',
  ],
  ['Chargement et déchargement de 25 camions (quai 4)', 'clause: j’ai chargé et déchargé 25 camions (quai 4)'],
  [
    'Saisie des pièces, facturation clients et relances',
    'clause: je saisissais les pièces, assurais la facturation clients et faisais les relances',
  ],
  [
    'Levée des réserves : délai moyen ramené de 60 à 35 jours',
    'result: j’ai ramené le délai moyen de levée des réserves de 60 à 35 jours',
  ],
  ['Zéro sinistre responsable', 'clause: je n’ai pas eu de sinistre responsable'],
  ['Colorations, balayages et patines', 'clause: je réalisais des colorations, des balayages et des patines'],
  ['Logiciels : Revit, Tekla Structures', 'items: Revit, Tekla Structures'],
  ['Kafka, Terraform et Ansible', 'items: Kafka, Terraform et Ansible'],
  ['Maisons et extensions : fondations, dallages', 'things: des maisons et des extensions (fondations, dallages)'],
  [
    'Acquisitions et désherbage des romans (budget annuel : 14 000 €)',
    'clause: j’assurais les acquisitions et le désherbage des romans (budget annuel de 14\u202f000\u202f€)',
  ],
  [
    'Référente plaies et pansements du service : pansements complexes, thérapie par pression négative',
    'clause: j’étais référente plaies et pansements du service',
  ],
  [
    'Surveillance des enfants, alerte des secours',
    'clause: je surveillais les enfants et alertais les secours au besoin',
  ],
  ['Deuxième vendeuse sur 11 en 2020', 'clause: j’ai été deuxième vendeuse sur 11 en 2020'],
  ['REGLAGE DE POMPES A CHALEUR', 'clause: je réglais des pompes à chaleur'],
  ['Led the export team across five countries', 'quote: «\u202fLed the export team across five countries\u202f»'],
])('%s', (line, expected) => {
  expect(told(line)).toBe(expected);
});

test('what no verb of its own can hold is « assurer » beside what has one', () => {
  expect(told('Encadrement de quatre ingénieurs, revue de code')).toBe(
    'clause: j’encadrais quatre ingénieurs et assurais la revue de code',
  );
});

test.each([
  ['25 tickets par jour, mise à jour des fiches', 'clause: je traite 25 tickets par jour et mets à jour les fiches'],
  [
    'Rang de 28 couverts, prise de commande sur tablette',
    'clause: je tiens un rang de 28 couverts et prends les commandes sur tablette',
  ],
  [
    'Accueil, conseil, cabines, caisse et fermeture du magasin',
    'clause: j’assure l’accueil et le conseil, tiens les cabines et la caisse, et ferme le magasin',
  ],
  [
    'Ouverture et fermeture du magasin, mise sous alarme',
    'clause: j’ouvre et ferme le magasin, et assure la mise sous alarme',
  ],
  [
    'Refonte du site avec une agence, référencement naturel',
    'clause: j’ai refondu le site avec une agence, et j’assure le référencement naturel',
  ],
  [
    'Soins sur chambre implantable, PICC-line et midline',
    'clause: je dispense les soins sur chambre implantable, PICC-line et midline',
  ],
])('« %s » is told by the verbs that fit it', (line, expected) => {
  expect(told(line, true)).toBe(expected);
});

test('a sentence that opens on when it is done stands alone', () => {
  expect(told('Chaque lundi j’anime la réunion d’équipe', true)).toBe(
    'sentence: chaque lundi, j’anime la réunion d’équipe',
  );
});

test('what one does is not told as today’s of a job that is over', () => {
  expect(told('Deux fois par mois je contrôle les extincteurs')).toBeNull();
  expect(told('En 2017 j’ai formé trois apprentis')).toBe('sentence: en 2017, j’ai formé trois apprentis');
});

test.each(['Entreprise de ma tante, reprise en 2012', 'Équipe de six', 'Nous étions deux chauffeurs et un quai'])(
  '%s: where one worked is nothing one did',
  (line) => {
    expect(told(line)).toBeNull();
  },
);

test('what is done today is told in the present', () => {
  expect(told('Tenue de la caisse du soir', true)).toBe('clause: je tiens la caisse du soir');
});

test.each([
  ['Réception des livraisons', 'clause: je réceptionnais les livraisons'],
  ['Chargement et déchargement de 25 camions par poste', 'clause: je chargeais et déchargeais 25 camions par poste'],
  ['Remplacement de 120 postes', 'clause: j’ai remplacé 120 postes'],
  ['Référente du quai 4', 'clause: j’étais référente du quai 4'],
])('%s: what came back in a job that is over is told as a habit', (line, expected) => {
  expect(told(line)).toBe(expected);
});

test('two words tell nothing', () => {
  expect(told('Accueil')).toBeNull();
});

test('work whose year is told is over, in a job held today as well', () => {
  expect(told('Réalisation de la maison de ville : étais, poutres (2021)', true)).toBe(
    'clause: j’ai réalisé la maison de ville\u00a0: étais, poutres (2021)',
  );
});

test('three things that one verb holds have it once', () => {
  expect(told('Accueil, astreinte et permanence du public')).toBe(
    'clause: j’assurais l’accueil, l’astreinte et la permanence du public',
  );
});

test.each([
  [
    'Devis, saisie des commandes, facturation',
    'clause: j’établissais des devis, saisissais les commandes et assurais la facturation',
  ],
  [
    'Équipe de 14 conseillers en réception d’appels',
    'clause: j’ai travaillé avec une équipe de 14 conseillers en réception d’appels',
  ],
  [
    'Vente de forfaits, croisières et circuits',
    'clause: j’assurais la vente de forfaits, de croisières et de circuits',
  ],
  ['Surveillance des chutes, prévention d’escarres', 'clause: je surveillais les chutes et prévenais les escarres'],
])('« %s » is told by the verbs of its things', (line, said) => {
  expect(told(line)).toBe(said);
});

test.each([
  'Assuré l’accueil, assuré les contrats et assuré les relances',
  'Logé sur place, toute la saison',
  'Le restaurant a fermé en 2021',
  'De nuit la première année puis en 12 h de jour',
])('« %s » makes no thing', (line) => {
  expect(told(line)).toBeNull();
});

test('things stand in a list without their articles', () => {
  const line = 'Villas, pavillons et ouvrages';
  const fact = { mission: readMission(line), line, terms: [], evidence: [] } as unknown as MissionFact;
  expect(tellLine({ isCurrent: true, missions: [fact] } as unknown as JobFact, fact)?.bare?.text).toBe(
    'villas, pavillons et ouvrages',
  );
});

test('a ward told by its beds is nothing that was done', () => {
  expect(told('Service de 40 lits à orientation neurologique', true)).toBeNull();
  expect(told('Service en salle et en terrasse', true)).not.toBeNull();
});

test('the name of a house is no work; lines that are all written tall are', () => {
  const linesOf = (...lines: string[]) => {
    const missions = lines.map(factOf);
    const job = { isCurrent: false, missions } as unknown as JobFact;
    return missions.map((fact) => tellLine(job, fact)?.piece.text ?? null);
  };
  expect(linesOf('Etxe Bâti Sud', 'Rédaction des PPSPS')).toEqual([null, 'je rédigeais les PPSPS']);
  expect(linesOf('Logistique Séminaires', 'Gestion Des Plannings').filter((said) => said !== null)).not.toHaveLength(0);
});

test('of two statements parted by a semicolon the first makes the sentence', () => {
  expect(told('Répartition des postes, entrepôt : 5S, SMED ; 18 % de temps gagné', true)).not.toMatch(/18 %/);
  expect(told('Vente, conseil et transfert de données ; astreinte', true)).toBe(
    'clause: j’assure la vente, le conseil et le transfert de données',
  );
});

test('whom an earlier sentence told stands in no sentence of its own', () => {
  expect(told('Je le remplaçais pendant ses congés')).toBeNull();
  expect(told('Je secondais le chef pour 260 couverts, enfants de maternelle')).toBe(
    'clause: je secondais le chef pour 260 couverts',
  );
});

test('how far an aim was passed is nothing that moved', () => {
  expect(told('Objectifs annuels dépassés quatre fois (de 104 à 121 %)')).not.toMatch(/passés de/);
});

test('a rate that fell did so once, and of two works the first may stand alone', () => {
  expect(told('Réduction du taux de rebut : de 4,1 à 2,6 %')).toMatch(/^clause: j’ai réduit/);
  const fact = factOf('Encadrement de quatre ingénieurs, revue de code');
  const said = tellLine({ isCurrent: true, missions: [fact] } as unknown as JobFact, fact);
  expect(said?.others?.map(({ text }) => text)).toContain('j’encadre quatre ingénieurs');
});

test('a count that has its verb is told, though what stands behind it has none', () => {
  expect(told('280 bulletins de paie par mois, 14 conventions collectives', true)).toBe(
    'clause: j’établis 280 bulletins de paie par mois',
  );
});
