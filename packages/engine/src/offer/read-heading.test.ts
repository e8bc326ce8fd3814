import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

test.each([
  ['[Stage] Chargé(e) de recrutement - 6 mois', 'Chargé(e) de recrutement'],
  ['Recherche vendeur en jardinerie', 'vendeur en jardinerie'],
  ['La Maison Coudre recherche son futur vendeur en jardinerie', 'vendeur en jardinerie'],
  ['Vendeur en jardinerie (CDI) (H/F)', 'Vendeur en jardinerie'],
  ['Job : Vendeur en jardinerie à Tours', 'Vendeur en jardinerie'],
  ['Vendeur en jardinerie chez Maison Coudre', 'Vendeur en jardinerie'],
  ['Aide-soignant diplômé d’État H/F – EHPAD Les Coudriers', 'Aide-soignant diplômé d’État'],
  ['⚡️ ON RECRUTE ⚡️ Électricien tertiaire – Gravelines (59)', 'Électricien tertiaire'],
  ['Secrétaire médicale (H/F) CDI temps partiel 80% Centre Saint-Roch (Montpellier)', 'Secrétaire médicale'],
  ['Commis de cuisine - Brasserie Le Central', 'Commis de cuisine'],
  ['Job en vue\nMaison Ardoise\nPremière vendeuse - prêt-à-porter', 'Première vendeuse - prêt-à-porter'],
  ['Référent(e) caisse – rayon Textile (H/F)', 'Référent(e) caisse – rayon Textile'],
  ['🚛🚛 URGENT – MAGASINIER CARISTE H/F – BÉZIERS 🚛🚛', 'MAGASINIER CARISTE'],
  ['🍽️ CHEF DE RANG (H/F) — LA TABLE DU ROSELET', 'CHEF DE RANG'],
  ['« Vigie des stocks » H/F', 'Vigie des stocks'],
  ['ALTERNANCE : ASSISTANT·E DE BOUTIQUE', 'ASSISTANT·E DE BOUTIQUE'],
  ['AVIS DE RECRUTEMENT – SURVEILLANT DE NUIT', 'SURVEILLANT DE NUIT'],
  ['2 conducteurs de ligne (H/F), CDI', 'conducteurs de ligne'],
  ['Acheteur projets – CDI – Nantes Beaulieu (3 jours sur site)', 'Acheteur projets'],
  ['AGENT DE QUAI (H/F) – PLATEFORME SURGELÉS – DIJON RIVE GAUCHE', 'AGENT DE QUAI – PLATEFORME SURGELÉS'],
  ['Conducteur de tram – dépôt de Dijon (21)', 'Conducteur de tram'],
  ['CABINET DENTAIRE – RECHERCHE ASSISTANTE DENTAIRE (H/F)', 'ASSISTANTE DENTAIRE'],
  ['Ingénieur recherche clinique (H/F) – Santé', 'Ingénieur recherche clinique'],
  ['Bonjour !\nNous cherchons un serrurier ou une serrurière, CDI 39 h.', 'serrurier'],
  ['Bonjour !\nNous recherchons, pour la rentrée, un(e) boulanger(ère) H/F pour notre fournil.', 'boulanger(ère)'],
])('the title of « %s »', (text, title) => {
  expect(parseOffer(`${text}\nVos missions\nAccueillir les clients`).title).toBe(title);
});

test.each([
  ['Le salon « Côté Miroir » recherche sa perle rare !', 'Côté Miroir'],
  ['Publié par Maison Coudre', 'Maison Coudre'],
  ['Nous sommes Maison Coudre, une jardinerie de quartier.', 'Maison Coudre'],
  ['Ton futur employeur : Maison Coudre', 'Maison Coudre'],
  ['SYNERGIE CHALON recrute pour ACME METAL un soudeur', 'ACME METAL'],
  ['Élec’Opale, c’est 17 personnes et trois camions.', 'Élec’Opale'],
  ['Née à Roubaix en 1986, Maison Ardoise habille les femmes.', 'Maison Ardoise'],
  ['Type d’emploi\nEntreprise\nLES TERRASSES DE L’ERDRE\n6 à 9 salariés', 'LES TERRASSES DE L’ERDRE'],
  ['Novatex SAS, négociant en textile, 60 pers.', 'Novatex SAS'],
  ['Transports Coadou & Cie, 90 moteurs, spécialiste du frigo, cherche du monde.', 'Transports Coadou & Cie'],
  ['Lemaire & Fils, transitaire depuis 1960, ouvre un poste à Dunkerque.', 'Lemaire & Fils'],
  ['Chez Granit Vert (35), nous dessinons des parcs.', 'Granit Vert'],
  ['La Pharmacie des Trois Phares (Ploemeur, 56) recrute !', 'Pharmacie des Trois Phares'],
  [
    'Maison de santé pluridisciplinaire du Clunisois cherche son comptable.',
    'Maison de santé pluridisciplinaire du Clunisois',
  ],
  ['L’association Les Sentes & Compagnie gère trois crèches.', 'Association Les Sentes & Compagnie'],
  ['La Ville de Foix recrute', 'Ville de Foix'],
  ['AVIS DE RECRUTEMENT\nSerres Coadou & Cie', 'Serres Coadou & Cie'],
  ['Nous, c’est Orélie. Nous louons des vélos.', 'Orélie'],
  ['Chaque mois, 300 collaborateurs de Rance Propreté Services reçoivent leur fiche.', 'Rance Propreté Services'],
  ['Domaine de la Lande ★★★★', 'Domaine de la Lande'],
])('the employer of « %s »', (text, company) => {
  expect(parseOffer(`Comptable (H/F)\n${text}\nVos missions\nTenir la caisse`).company).toBe(company);
});

test.each([
  'Nature du travail\nVous classez les pièces et tenez les comptes de trois entités.',
  'Saison d’été, du 1er mai au 30 septembre – Logé(e), nourri(e)',
  'Nous proposons\nCoefficient 150M groupe 7, primes, frais à la convention',
  'Catégorie B – Groupe de fonctions B2',
])('no employer in « %s »', (text) => {
  expect(parseOffer(`Comptable (H/F)\n${text}`).company).toBe(null);
});

test('a line of the duties is no title, even where none stands above', () => {
  const text =
    'La mutuelle Aubrac Santé protège 40 000 personnes et leurs familles, dans tout le département et au-delà, depuis trois générations.\n\nVos missions\n- Vous animez le réseau : réunions\n- Vous visitez les agences\n- Vous suivez les contrats';
  expect(parseOffer(text)).toMatchObject({ title: null, company: 'Aubrac Santé' });
});

test.each([
  ['87 - LIMOGES - Localiser avec Mappy', 'Limoges'],
  ['Vannes - 56', 'Vannes'],
  ['Site de Saumur (49)', 'Saumur'],
  ['COMMUNE DE VILLEFRANQUE-SUR-ORME (900 habitants)', 'Villefranque-sur-Orme'],
  ['LA VILLE DE BELMONT-EN-VAL (Oise, 9 000 habitants) recrute', 'Belmont-en-Val'],
  ['Nous tenons un centre de congrès, Marseille 8e.', 'Marseille'],
  ['Hôtel des Dunes – Kermaria-Plage', 'Kermaria-Plage'],
  ['Laboratoire accrédité ISO/IEC 17025, 70 personnes, en périphérie de Rennes.', 'Rennes'],
  ['Localisation : écoles publiques du Mans et de sa périphérie', 'Le Mans'],
  ['Nous jardinons autour d’Angoulême (16), pour des particuliers.', 'Angoulême'],
  ['Une société basée à Agen 47000, FROID SUD OUEST', 'Agen'],
  ['Lieu de travail : Villefranque-sur-Orme', 'Villefranque-sur-Orme'],
  [
    'Une agence de Lille recrute pour son client, groupe de distribution.\nPoste basé à Villeneuve-d’Ascq',
    'Villeneuve-d’Ascq',
  ],
])('the town of « %s »', (text, city) => {
  expect(parseOffer(`Comptable (H/F)\n${text}`).city?.replace("'", '’')).toBe(city);
});

test.each([
  ['Type de contrat : CDD de 6 mois', 'CDD'],
  ['Contrat de 3 ans renouvelable', 'CDD'],
  ['Saison d’été, du 1er mai au 30 septembre', 'CDD'],
  ['Recrutement sur concours externe', 'fonction publique'],
  ['La cheffe a gagné un concours à la télévision', null],
  ['Vos missions\nEncadrer un stagiaire\nConditions\nCDI temps plein', 'CDI'],
  ['Grade(s) : attaché (catégorie A)', 'fonction publique'],
  ['Emploi ouvert aux contractuels\nDurée du contrat : CDD d’un an', 'CDD'],
  ['Mission d’intérim de 4 mois, possibilité d’embauche en CDI', 'intérim'],
])('the contract of « %s »', (text, contract) => {
  expect(parseOffer(`Comptable (H/F)\n${text}`).contract).toBe(contract);
});

test.each([
  ['Lieu du poste : En présentiel', 'onsite'],
  ['Poste non télétravaillable', 'onsite'],
  ['1 jour de TT par semaine', 'hybrid'],
  ['Télétravail à 100 %', 'remote'],
  ['Entretien de véhicules hybrides', null],
])('where « %s » is done', (text, remote) => {
  expect(parseOffer(`Comptable (H/F)\n${text}`).remote).toBe(remote);
});

test.each([
  ['Profil\n3 ans et + en développement embarqué', 3],
  ['Profil\nune expérience de 3 à 5 ans', 3],
  ['Profil\nIdéalement cinq années d’expérience', 5],
  ['Profil\nPremière expérience réussie', null],
  ['Profil\n4 années récentes de conduite', 4],
  ['Missions\nSix ans au moins, en agence, vous ont appris le métier', 6],
  ['Profil\n20 ans minimum pour l’internat', null],
  ['Profil\nPermis B depuis plus de 3 ans', null],
  ['Notre maison a 15 ans d’existence.\nProfil\nDébutant(e) accepté(e)', 0],
  ['Formation\nExpérience exigée : 2 ans en SPL', 2],
  ['Expérience\n2 An(s) en gastronomique', 2],
  ['Profil souhaité\nExpérience\n3 ans - sur poste similaire - Cette expérience est indispensable', 3],
])('the years of « %s »', (text, years) => {
  expect(parseOffer(`Comptable (H/F)\n${text}`).experienceYearsMin).toBe(years);
});

test('the years asked for are quoted without the word that follows them', () => {
  const { text, spans } = parseOffer(
    'Plombier (H/F)\nProfil souhaité\nExpérience\n3 ans - en dépannage de chauffage - Cette expérience est indispensable',
  );
  expect(text.slice(spans.experienceYearsMin?.start, spans.experienceYearsMin?.end)).toBe('3 ans');
});

test('a house called by its department is no town, where the town stands below', () => {
  expect(parseOffer('Auxiliaire de vie (H/F)\nATOUT 72 - Services\nSablé-sur-Sarthe (72) - CDI').city).toBe(
    'Sablé-sur-Sarthe',
  );
});

test('« Si en plus tu as… » heads wishes', () => {
  const { niceToHave } = parseOffer(
    'Développeur (H/F)\nCe qu’on cherche\n- PHP\nSi en plus tu as…\n- une expérience de Kubernetes',
  );
  expect(niceToHave).toEqual(['Kubernetes']);
});

test('a level in letters below says more than « bilingue » in the title', () => {
  const text =
    'Assistant(e) de direction bilingue allemand\nVotre profil\nAllemand courant (C1) impératif ; anglais B2.';
  expect(parseOffer(text).languages).toEqual([
    { name: 'Allemand', level: 'C1' },
    { name: 'Anglais', level: 'B2' },
  ]);
});
