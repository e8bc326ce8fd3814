import { expect, test } from 'vitest';
import { readMission } from './mission-clause.ts';

function past(line: string): string | null {
  const mission = readMission(line);
  if (mission.kind === 'result' || mission.kind === 'told') return mission.sentence;
  return mission.kind === 'action'
    ? `${mission.clauses.map((clause) => clause.past).join(' et ')}${mission.tail}`
    : null;
}

test.each([
  ['Gestion de 12 dossiers', 'géré 12 dossiers'],
  ['Gestion des stocks', 'géré les stocks'],
  ['Gestion du magasin', 'géré le magasin'],
  ['Rédaction d’actes', 'rédigé des actes'],
  ['Gestion de trésorerie', 'assuré la gestion de trésorerie'],
  ['Tri du courrier', 'trié le courrier'],
  ['Lecture des plans', 'lu les plans'],
  ['Réécriture du projet pédagogique', 'réécrit le projet pédagogique'],
  ['Dégagement des usagers bloqués', 'dégagé les usagers bloqués'],
  ['Dégagement des usagers et remise en service', 'dégagé les usagers et assuré la remise en service'],
  ['Accueil du matin', 'assuré l’accueil du matin'],
  ['Service du midi', 'fait le service du midi'],
  ['Suivi des congés et des arrêts', 'suivi les congés et les arrêts'],
  ['Encadrement de 4 chefs et de 2 apprentis', 'encadré 4 chefs et 2 apprentis'],
  ['Animation d’ateliers de cuisine et de couture', 'assuré l’animation d’ateliers de cuisine et de couture'],
  ['Participation à deux salons', 'participé à deux salons'],
  ['Mise en place d’un tri', 'mis en place un tri'],
  ['Mise en rayon', 'fait la mise en rayon'],
  ['Chargement et déchargement de 25 camions', 'chargé et déchargé 25 camions'],
  ['Coffrage, ferraillage et coulage de voiles', 'assuré le coffrage, le ferraillage et le coulage de voiles'],
  ['Entretien de 40 métiers, fabrication de pièces', 'entretenu 40 métiers et fabriqué des pièces'],
  ['Accueil, état civil, courrier', 'assuré l’accueil, l’état civil et le courrier'],
  ['Gérer les plannings', 'géré les plannings'],
  ['Participé à la rédaction du projet', 'participé à la rédaction du projet'],
  ['• En charge de la caisse', 'eu la charge de la caisse'],
  ['Tutrice de 6 élèves', 'été tutrice de 6 élèves'],
  ['J’ai accueilli les visiteurs', 'j’ai accueilli les visiteurs'],
  ['Deux fois par an j’organise un tournoi', 'deux fois par an, j’organise un tournoi'],
  ['Le samedi, je tiens la caisse', 'le samedi, je tiens la caisse'],
  ['Depuis 2021 j’ai formé six apprentis', 'depuis 2021, j’ai formé six apprentis'],
  ['En saison jusqu’à midi je prépare les fonds', 'en saison jusqu’à midi, je prépare les fonds'],
  ['Depuis que je tiens la réserve, la casse a baissé', null],
  ['Au salon quand je remplace la gérante', null],
  ['Dans un atelier où je forme les nouveaux', null],
  ['Pour une dame dont je prépare les repas', null],
  ['Zéro sinistre responsable', 'je n’ai pas eu de sinistre responsable'],
  ['Situation mensuelle remise à J+8 au lieu de J+15', 'j’ai ramené la situation mensuelle de J+15 à J+8'],
  ['Suivi budgétaire : marge améliorée de 2 points', 'j’ai amélioré la marge de 2 points, grâce au suivi budgétaire'],
  ['Aucun accident en huit ans', 'je n’ai eu aucun accident en huit ans'],
  ['Taux de panne passé de 8 % à 3 %', 'le taux de panne est passé de 8\u202f% à 3\u202f%'],
  [
    'Accidents du travail (de 31 en 2017 à 12 en 2025)',
    'les accidents du travail sont passés de 31 en 2017 à 12 en 2025',
  ],
  ['Compte de la boutique : de 400 à 3 100 abonnés', 'le compte de la boutique est passé de 400 à 3\u202f100 abonnés'],
  ['Réduction d’un tiers de la facture de calcul', 'réduit d’un tiers la facture de calcul'],
  ['Traite 30 appels par jour', 'traité 30 appels par jour'],
  ['Forme les nouveaux et contrôle les devis', 'formé les nouveaux et contrôlé les devis'],
  ['Chef d’une équipe de six', 'été chef d’une équipe de six'],
  ['Seule vendeuse pour deux rayons', 'été la seule vendeuse pour deux rayons'],
  ['Taux de retour : 3 %', 'le taux de retour a été de 3\u202f%'],
  ['2 M€ de CA annuel', null],
  ['Affecté à deux ateliers', 'été affecté à deux ateliers'],
  ['Formé deux apprentis', 'formé deux apprentis'],
  ['Anime des réunions de service', 'animé des réunions de service'],
  ['Pilote des ateliers de quartier', 'piloté des ateliers de quartier'],
  ['Note 4,6/5 sur le site', null],
  ['Veille auprès d’un monsieur atteint de cécité', 'assuré la veille auprès d’un monsieur atteint de cécité'],
  ['Présence auprès d’une dame atteinte de cécité', null],
  ['Classe 5e et 6e', null],
  ['Meilleure progression du secteur en 2020', 'j’ai réalisé la meilleure progression du secteur en 2020'],
  ['Une dizaine de salles rénovées : écoles, mairies', 'j’ai rénové une dizaine de salles (écoles, mairies)'],
  ['200 k€ de ventes en 2023 (objectif : 180 k€)', 'j’ai réalisé 200 k€ de ventes en 2023, pour un objectif de 180 k€'],
  ['Clôture annuelle ramenée de 40 à 25 jours', 'j’ai ramené la clôture annuelle de 40 à 25 jours'],
  ['Étude des réglages, rebut ramené de 4 à 2 %', 'j’ai ramené le rebut de 4 à 2\u202f%, grâce à l’étude des réglages'],
  ['Coordination des équipes (son, lumière)', 'coordonné les équipes (son, lumière)'],
  ['Marge moyenne améliorée de 2 points', 'j’ai amélioré la marge moyenne de 2 points'],
  ['Réhabilitation de 118 logements, livrée en avance', 'mené la réhabilitation de 118 logements, livrée en avance'],
  ['Développement d’un portail, utilisé par 40 mairies', 'développé un portail, utilisé par 40 mairies'],
])('%s', (line, expected) => {
  expect(past(line)).toBe(expected);
});

test.each([
  ['Ouverture des droits', false],
  ['Création de comptes', false],
  ['Création du site', true],
  ['Formation de deux apprentis', true],
  ['Réduction des pertes de 6 % à 4 %', true],
])('%s: over, %s', (line, isDone) => {
  const mission = readMission(line);
  expect(mission.kind === 'action' && Boolean(mission.clauses[0]?.isDone)).toBe(isDone);
});

test('a job held today is told in the present', () => {
  const mission = readMission('Encadrement de 4 chefs de chantier');
  expect(mission.kind === 'action' && mission.clauses[0]?.present).toBe('encadre 4 chefs de chantier');
});

test.each([
  ['Terrasse de 80 places, encaissement', 'noun'],
  ['Astreinte une semaine sur quatre', 'noun'],
  ['Closed 34 accounts over three years', 'foreign'],
  ['', 'noun'],
])('what has no verb is quoted as it is: %s', (line, kind) => {
  expect(readMission(line).kind).toBe(kind);
});

test('no line makes it throw', () => {
  for (const line of ['d’', ', , ,', 'Gestion', 'Gestion de', 'é'.repeat(5000), '((((', 'Aucun ', 'Mise en '])
    expect(() => readMission(line)).not.toThrow();
});
