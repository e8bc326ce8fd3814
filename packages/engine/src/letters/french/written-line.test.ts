import { expect, test } from 'vitest';
import { writtenLine } from './written-line.ts';

test.each([
  ['› Saisie des bons', 'Saisie des bons'],
  ['Rondes de surveillance intérieur et parking', 'Rondes de surveillance à l’intérieur et sur le parking'],
  ['Accueil, prise de rdv par tel. et sur Planity', 'Accueil, prise de rendez-vous par téléphone et sur Planity'],
  ['▪ Suivi des loyers', 'Suivi des loyers'],
  ['Préparation manuelle, 90 colis à l’heure', 'Préparation manuelle (90 colis à l’heure)'],
  ['Inventaires mensuels, écarts sous 2 %', 'Inventaires mensuels (écarts sous 2 %)'],
  ['Pose de fenêtres, portes et volets', 'Pose de fenêtres, de portes et de volets'],
  [
    'Vente au comptoir, pose de stores, volets et rideaux',
    'Vente au comptoir, pose de stores, de volets et de rideaux',
  ],
  ['Service en salle, environ 60 couverts le midi', 'Service en salle (environ 60 couverts le midi)'],
  ['Couverture des tests (22 % → 78 %)', 'Couverture des tests (de 22 % à 78 %)'],
  ['Temps de réponse divisé par 4 (1,9 s → 450 ms)', 'Temps de réponse divisé par 4 (de 1,9 s à 450 ms)'],
  ['Équipe portée de 4 → 9 personnes', 'Équipe portée de 4 → 9 personnes'],
  ['Équipe 4 → 9 personnes en deux ans', 'Équipe 4 → 9 personnes en deux ans'],
  ['Migration de SQL Server 2012 → 2019', 'Migration de SQL Server 2012 → 2019'],
  ['Délai ramené en 5 j -> 2 j', 'Délai ramené en 5 j -> 2 j'],
  ['Couverture du 22 % → 78 %', 'Couverture du 22 % → 78 %'],
  ['Budget tenu (20 k€ -> 35 k€)', 'Budget tenu (de 20 k€ à 35 k€)'],
  [
    'Tenue de la comptabilité générale, fournisseurs + clients',
    'Tenue de la comptabilité générale, fournisseurs + clients',
  ],
  ['Tri + pesée + étiquetage', 'Tri + pesée + étiquetage'],
  ['Prise de son avec perche + micro', 'Prise de son avec perche et micro'],
  ['Animation de la page, + 900 abonnés', 'Animation de la page (900 abonnés de plus)'],
  ['Suivi des ventes : panier moyen + 9 % en un an', 'Suivi des ventes : panier moyen en hausse de 9 % en un an'],
  ['Refonte du site, +47 % de visites en un an', 'Refonte du site, visites en hausse de 47 % en un an'],
  ['Envoi de 70 couverts midi et soir, brigade de 9', 'Envoi de 70 couverts midi et soir, en brigade de 9'],
  [
    'Ventes additionnelles : +11 % de panier moyen en 2024',
    'Ventes additionnelles : panier moyen en hausse de 11 % en 2024',
  ],
  [
    '4 approvisionneurs, 1 chef de quai et 2 caristes à encadrer',
    'Encadrement de 4 approvisionneurs, de 1 chef de quai et de 2 caristes',
  ],
  ['Un commis et deux apprentis à former', 'Formation d’un commis et de deux apprentis'],
  [
    'Remplacements en médecine polyvalente, pneumologie et SSR',
    'Remplacements en médecine polyvalente, en pneumologie et en SSR',
  ],
  ['abattage / tri / débardage', 'abattage, tri et débardage'],
  ['Déchargement de 25 palettes / heure', 'Déchargement de 25 palettes par heure'],
  ['chargement / déchargement des camions', 'chargement et déchargement des camions'],
  [
    'Vente de forfaits, croisières et circuits : 1,1 M€ par an',
    'Vente de forfaits, de croisières et de circuits : 1,1 M€ par an',
  ],
  ['Déclarations de TVA, IS, CFE et CVAE', 'Déclarations de TVA, d’IS, de CFE et de CVAE'],
  ['Nettoyage des bureaux, sanitaires et vitres', 'Nettoyage des bureaux, des sanitaires et des vitres'],
])('%s', (line, expected) => {
  expect(writtenLine(line)).toBe(expected);
});

test.each([
  'Saisie des factures clients et fournisseurs',
  'Distribution des repas et débarrassage',
  'Suivi des dossiers, liens avec les familles',
  'Animation de réunions et de formations',
  'Coupe homme, pose de vernis, couleurs',
  'Boutique ouverte en mai, 2019',
  'Une agence, 12 salariés',
  'Pose de supports, épreuves hydrauliques',
])('%s stays', (line) => {
  expect(writtenLine(line)).toBe(line);
});
