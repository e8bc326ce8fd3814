import { expect, test } from 'vitest';
import { atEmployer, calmName, employerPhrase } from './employer-name.ts';
import { genderedTitle, genderOfTitles, shortTitle, titleInSentence } from './job-title.ts';

test.each([
  ['Clinique des Trois Fontaines', 'à la Clinique des Trois Fontaines'],
  ['EHPAD Les Tilleuls', 'à l’EHPAD Les Tilleuls'],
  ['Hôtel Belvédère', 'à l’Hôtel Belvédère'],
  ['restaurant La Grange', 'au restaurant La Grange'],
  ['Forges du Gier', 'aux Forges du Gier'],
  ['Transports Gaudin', 'chez Transports Gaudin'],
  ['Laboratoires Oréade', 'aux Laboratoires Oréade'],
  ['Menuiseries Oréade', 'aux Menuiseries Oréade'],
  ['Vignobles Oréade', 'aux Vignobles Oréade'],
  ['Le Courrier d’Occitanie', 'au Courrier d’Occitanie'],
  ['La Poste', 'à La Poste'],
  ['Helvatec', 'chez Helvatec'],
  ['Office de tourisme du Vercors', 'à l’Office de tourisme du Vercors'],
  ['Caisse régionale du Maine', 'à la Caisse régionale du Maine'],
  ['Ambulances du Lac', 'aux Ambulances du Lac'],
  ['SCEA du Moulin', 'à la SCEA du Moulin'],
  ['Maison Arnal', 'à la Maison Arnal'],
  ['pépinières Vidal', 'aux pépinières Vidal'],
  ['Particuliers employeurs', 'chez des particuliers employeurs'],
  ['particulier employeur', 'chez un particulier employeur'],
  ['Des Particuliers', 'chez des particuliers'],
  ['Particulier Employeur', 'chez un particulier employeur'],
  ['SSIAD du Vimeu', 'au SSIAD du Vimeu'],
  ['À Mon Domicile', 'à domicile'],
  ['Trois familles du village', 'pour trois familles du village'],
  ['Diverses pharmacies de l’Aube', 'dans diverses pharmacies de l’Aube'],
  ['Micro-entreprise', 'à mon compte'],
  ['exploitation familiale', 'dans l’exploitation familiale'],
  ['Même boutique', 'dans la même boutique'],
  ['commerce familial', 'dans le commerce familial'],
  ['Aciérie du Vercors', 'à l’Aciérie du Vercors'],
  ['Galerie Sauval', 'à la Galerie Sauval'],
  ['Serrurerie-métallerie Blin', 'à la Serrurerie-métallerie Blin'],
  ['centres de loisirs', 'aux centres de loisirs'],
  ['Auto-école du Pont', 'à l’Auto-école du Pont'],
  ['Le Guen Père & Fils', 'chez Le Guen Père & Fils'],
  ['Rosalie Traiteur', 'chez Rosalie Traiteur'],
  ['Marine Lefort', 'chez Marine Lefort'],
  ['Marine nationale', 'à la Marine nationale'],
  ['Port-Vendres Nautisme', 'chez Port-Vendres Nautisme'],
  ['Château-du-Loir Habitat', 'chez Château-du-Loir Habitat'],
  ['Hôtel-Restaurant du Lac', 'à l’Hôtel-Restaurant du Lac'],
  ['Bar-tabac du Centre', 'au Bar-tabac du Centre'],
  ['Même employeur', 'chez le même employeur'],
  ['Même hôpital', 'au même hôpital'],
  ['Le même groupe', 'dans le même groupe'],
  ['À mon compte', 'à mon compte'],
  ['SCP Vannier et Loste', 'à la SCP Vannier et Loste'],
  ['EARL des Tilleuls', 'à l’EARL des Tilleuls'],
  ['Ets Colas', 'aux Ets Colas'],
  ['Observatoire de l’eau', 'à l’Observatoire de l’eau'],
  ['Refuge du Pic', 'au Refuge du Pic'],
  ['Concession Vial Automobiles', 'à la Concession Vial Automobiles'],
  ['CPAM du Doubs', 'à la CPAM du Doubs'],
  ['Logis’Vert', 'chez Logis’Vert'],
  ['Chez Marius', 'chez Marius'],
  ['Académie de Lille', 'dans l’académie de Lille'],
  ['Tour de France', 'pendant mon Tour de France'],
  ['plusieurs missions', 'lors de plusieurs missions'],
  ['Plusieurs traiteurs', 'chez plusieurs traiteurs'],
  ['Intérim', 'en intérim'],
])('worked %s', (name, expected) => {
  expect(atEmployer(name)).toBe(expected);
});

test('names in capitals keep small what is small in them', () => {
  expect(calmName('RELAIS D’ARMOR SAS')).toBe('Relais d’Armor SAS');
  expect(calmName('EARL DES TILLEULS')).toBe('EARL des Tilleuls');
  expect(calmName('CONSERVES LAGARDE SA')).toBe('Conserves Lagarde SA');
  expect(calmName('SERVICE A DOMICILE')).toBe('Service à Domicile');
  expect(calmName('AUBERGE DE L ETANG')).toBe('Auberge de l’Etang');
  expect(calmName('Couverture Leduc Pere & Fils')).toBe('Couverture Leduc Père & Fils');
  expect(calmName('Garage DUVAL ET FILS')).toBe('Garage Duval et Fils');
  expect(calmName('Menuiserie LACAZE FRERES')).toBe('Menuiserie Lacaze Frères');
  expect(calmName('Crèche LES LUCIOLES DU PARC')).toBe('Crèche Les Lucioles du Parc');
  expect(calmName('Groupe UDAPEI SAVOIE')).toBe('Groupe UDAPEI SAVOIE');
  expect(calmName('Antenne ADAPAH VENDÉE')).toBe('Antenne ADAPAH VENDÉE');
  expect(calmName('Institut HEC IAE')).toBe('Institut HEC IAE');
});

test('a title in capitals is set down whole', () => {
  expect(titleInSentence('VENDEUSE EN PRÊT À PORTER')).toBe('vendeuse en prêt à porter');
  expect(titleInSentence('ANIMATRICE DE LOTO ET DE SES SOIRÉES')).toBe('animatrice de loto et de ses soirées');
});

test('an employer takes its article where it has one', () => {
  expect(employerPhrase('Fondation Kervadec')).toBe('la Fondation Kervadec');
  expect(employerPhrase('Association Un Toit')).toBe('l’Association Un Toit');
  expect(employerPhrase('Volterre')).toBe('Volterre');
});

test.each([
  ['Aide-soignant(e) de jour', 'f', 'Aide-soignante de jour'],
  ['Aide-soignant(e) de jour', 'm', 'Aide-soignant de jour'],
  ['Développeur·se full stack', 'f', 'Développeuse full stack'],
  ['Chef·fe de rang', 'f', 'Cheffe de rang'],
  ['Conducteur(trice) SPL', 'f', 'Conductrice SPL'],
  ['Éducateur spécialisé / éducatrice spécialisée – MECS', 'f', 'éducatrice spécialisée – MECS'],
  ['Éducateur spécialisé / éducatrice spécialisée – MECS', 'm', 'Éducateur spécialisé – MECS'],
  ['Agent technique qualifié(e)', 'f', 'Agente technique qualifiée'],
  ['Agent territorial spécialisé(e)', 'm', 'Agent territorial spécialisé'],
  ['Agent de sécurité', 'f', 'Agent de sécurité'],
  ['Assistant(e) administratif(ve)', 'f', 'Assistante administrative'],
  ['Assistant(e) administratif(ve)', 'm', 'Assistant administratif'],
  ['Juriste confirmé·e', null, 'Juriste confirmé(e)'],
] as const)('%s for %s', (title, gender, expected) => {
  expect(genderedTitle(title, gender)).toBe(expected);
});

test('the titles of a CV tell how its writer speaks of themselves', () => {
  expect(genderOfTitles(['Monitrice-éducatrice', 'Service civique'])).toBe('f');
  expect(genderOfTitles(['Technicien de maintenance', 'Apprenti'])).toBe('m');
  expect(genderOfTitles(['Comptable', 'Cariste', 'Account Executive'])).toBeNull();
});

test('a title as a sentence holds it', () => {
  expect(titleInSentence('Dessinateur béton ARMÉ')).toBe('dessinateur béton armé');
  expect(titleInSentence('Ingénieur électricité CFO/CFA')).toBe('ingénieur électricité CFO/CFA');
  expect(titleInSentence('Lauréate du CAPES externe')).toBe('lauréate du CAPES externe');
  expect(titleInSentence('« Gardienne du verger »')).toBe('gardienne du verger');
  expect(titleInSentence('Veilleuse du parc »')).toBe('veilleuse du parc');
  expect(titleInSentence('Aide en section « Moussaillons »')).toBe('aide en section « Moussaillons »');
  expect(titleInSentence('INFIRMIER SMUR')).toBe('infirmier SMUR');
  expect(titleInSentence('FORMATEUR BAC PRO CGEA')).toBe('formateur bac pro CGEA');
  expect(titleInSentence('COMPTABLE UNIQUE 🚀')).toBe('comptable unique');
  expect(titleInSentence('Chef de projet SI')).toBe('chef de projet SI');
  expect(titleInSentence('Account Executive France')).toBe('Account Executive France');
  expect(shortTitle('cariste CACES 5 / agent logistique')).toBe('cariste CACES 5');
});

test('what a place is stands small, its name tall', () => {
  expect(calmName('Cantine Scolaire')).toBe('cantine scolaire');
  expect(calmName('Cantine Bonneval')).toBe('Cantine Bonneval');
});
