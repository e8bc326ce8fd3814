import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(({ title, company, start, end }) =>
    [title, company, start, end].join(' | '),
  );

test.each([
  [
    'towns and countries under their labels, as Europass sets them',
    '02/03/2020 – Actuel Chargée de recouvrement\nFlandrex Dole\nVille : Marcq-en-Barœul | Pays : France\n• Relances\n12/11/2012 – 31/08/2014 Téléconseillère\nPhonéo Contact\nVille : Tourcoing | Pays : France\n• Appels entrants',
    [
      'Chargée de recouvrement | Flandrex Dole | 2020-03 | present',
      'Téléconseillère | Phonéo Contact | 2012-11 | 2014-08',
    ],
  ],
  [
    'where in the house, before the house',
    '05/2015 – 07/2015\tStage BTS, service maintenance, Minoterie Lacaze, Dole\n- Silos',
    ['Stage BTS | Minoterie Lacaze | 2015-05 | 2015-07'],
  ],
  [
    'a public body by its letters, before its schools',
    'Depuis septembre 2022\tAESH mutualisée\nPIAL de Dole-Est – école Les Coquelicots\n• Accompagnement de 4 élèves',
    ['AESH mutualisée | PIAL de Dole-Est | 2022-09 | present'],
  ],
  [
    'a contract before the agency',
    '07/2013 - 09/2014\tManutentionnaire\nMissions d’intérim, Relais Franche-Comté – Dole (39)\n- Quai',
    ['Manutentionnaire | Relais Franche-Comté | 2013-07 | 2014-09'],
  ],
  [
    'a station by the sea, and no « marin »',
    'mai – août 2015\tStagiaire océanographe, Station marine de Tréguenn, Plouvan.\n- Tri\n2012 – 2014\tMarin pêcheur, Armement Lacoste, Lorient.\n- Filets',
    [
      'Stagiaire océanographe | Station marine de Tréguenn | 2015-05 | 2015-08',
      'Marin pêcheur | Armement Lacoste | 2012 | 2014',
    ],
  ],
  [
    'an agency before its client',
    'Cariste\t09/2021 - en cours\nManpower – mission chez Logiflex (Garonor)\n- Inventaires',
    ['Cariste | Manpower | 2021-09 | present'],
  ],
  [
    'an employer after a small word',
    'Infirmier de nuit\nà la clinique du Parc, Castelnau-le-Lez\nDe mars 2021 à ce jour\nSurveillance des constantes\n\nInfirmier\nau CHU de Nantes\nDe mai 2017 à février 2021\nSoins postopératoires',
    ['Infirmier de nuit | clinique du Parc | 2021-03 | present', 'Infirmier | CHU de Nantes | 2017-05 | 2021-02'],
  ],
  [
    'a phrase without any mark, accents lost',
    '2021-2023 : serveuse a la creperie Le Phare à Nantes (salle et terrasse)\n2024 à aujourd’hui : extras en restauration pour Festi’Extra a Nantes',
    ['serveuse | creperie Le Phare | 2021 | 2023', 'extras en restauration | Festi’Extra | 2024 | present'],
  ],
  [
    'an employer that goes on behind its « de la » on the next line',
    'depuis septembre 2021\tAssistante de service social, polyvalence de secteur, Conseil départemental\nde la Haute-Loue, Dole.\n• Visites à domicile\n2015 – 2021\tConseillère, Mairie de Vesoul\n• Accueil du public',
    [
      'Assistante de service social | Conseil départemental de la Haute-Loue | 2021-09 | present',
      'Conseillère | Mairie de Vesoul | 2015 | 2021',
    ],
  ],
  [
    'what was reached in a year, which opens no job',
    '2016 – 2023 : Concession Étang Automobiles – Chef des ventes\nReprise, financement\nChallenge régional remporté en 2018 et 2021\n7,4 % d’économies en 2019\n92 % de réussite sur la session 2021\n2012 – 2015 : Garage du Lac – Vendeur\nDevis',
    ['Chef des ventes | Concession Étang Automobiles | 2016 | 2023', 'Vendeur | Garage du Lac | 2012 | 2015'],
  ],
  [
    'a year told with what was reached, which dates the post above it',
    '2016 – 2018 : Vendeur – Martinod\nEncaissement des clients\nAnimateur, Mairie de Dole\n12 enfants encadrés en 2015',
    ['Vendeur | Martinod | 2016 | 2018', 'Animateur | Mairie de Dole | 2015 | 2015'],
  ],
  [
    'a job of one year told in words, which opens one',
    'Vendeur chez Martinod, Dole, de 2016 à 2018\nCaisse\nServeur au Bistrot du Port, Nantes, en 2015\nService en salle',
    ['Vendeur | Martinod | 2016 | 2018', 'Serveur | Bistrot du Port | 2015 | 2015'],
  ],
  [
    'months and years in two figures without spaces, and a century left out',
    '09/21-auj.\tErgothérapeute, SMR du Lac, Dole\n03/19-08/21\tErgothérapeute, équipe spécialisée Alzheimer, SSIAD du Lac, Dole\n98 – 2004\taide maçon, Sté Pinheiro, Vitry',
    [
      'Ergothérapeute | SMR du Lac | 2021-09 | present',
      'Ergothérapeute | SSIAD du Lac | 2019-03 | 2021-08',
      'aide maçon | Sté Pinheiro | 1998 | 2004',
    ],
  ],
  [
    'dates alone above an employer in capitals, its town and the title',
    'sept. 20 → auj.\n\nFIBRALYS IDF\nLisses (91)\n\nTechnicien raccordement\n3 à 4 raccordements par jour\nfévr. 19 → juil. 20\n\nRÉSO-CÂBLE\nMassy (91)\n\nMonteur câbleur\nTirage et soudures en chambre',
    ['Technicien raccordement | FIBRALYS IDF | 2020-09 | present', 'Monteur câbleur | RÉSO-CÂBLE | 2019-02 | 2020-07'],
  ],
  [
    'an employer cut behind its small word, and one in a quarter of a town told by a figure',
    '07/2016 – 08/2016\tAgente de service hospitalier, Clinique du\nPic, Ganges\noct. 16 → sept. 17\nBURGER CORNER\nÉvry 2\nÉquipier polyvalent\nCaisse',
    [
      'Agente de service hospitalier | Clinique du Pic | 2016-07 | 2016-08',
      'Équipier polyvalent | BURGER CORNER | 2016-10 | 2017-09',
    ],
  ],
  [
    'a person for whom one worked',
    '2011 / 2014 MÉNAGE ET REPASSAGE, Mme Lacoste, DOLE\n- Linge',
    ['MÉNAGE ET REPASSAGE | Mme Lacoste | 2011 | 2014'],
  ],
  [
    'a season before a farm and its town',
    'De mai à septembre 2023 : saisonnier, EARL du Val Fleuri, Saumur (49)\n- Récolte\nMars 2022 : taille, EARL du Val Fleuri, Saumur (49)',
    ['saisonnier | EARL du Val Fleuri | 2023-05 | 2023-09', 'taille | EARL du Val Fleuri | 2022-03 | 2022-03'],
  ],
  [
    'a title of two words, the second of which may name a shop',
    'PRÉPARATEUR DRIVE | Hypermarché du Lac, Annecy\n2020 – 2021\n- Cueillette\nAGENT DE TRI | Messagerie Tavel, Annecy\n2018 – 2020\n- Tri',
    ['PRÉPARATEUR DRIVE | Hypermarché du Lac | 2020 | 2021', 'AGENT DE TRI | Messagerie Tavel | 2018 | 2020'],
  ],
  [
    'military service, which is no employer',
    'Oct. 1996 – juil. 1997\nARMÉE DE TERRE, 8e régiment du train, Dole\nService national, magasinier\n- Stocks',
    ['magasinier | ARMÉE DE TERRE | 1996-10 | 1997-07'],
  ],
  [
    'a name in capitals and its town',
    '-Depuis 2019 : chauffeur PL chez MATERIAUX DARNAL à Sauvigny. Porteur 19 T avec grue, livraison sur les chantiers et chez les particuliers de la région.',
    ['chauffeur PL | MATERIAUX DARNAL | 2019 | present'],
  ],
  [
    'a title in capitals before an employer of one word',
    'Directrice Commerciale – Lacostel\n2019 – 2022\n- Suivi des comptes\nChef De Rang | Darnalys | Paris\n2016 – 2018\n- Service',
    ['Directrice Commerciale | Lacostel | 2019 | 2022', 'Chef De Rang | Darnalys | 2016 | 2018'],
  ],
  [
    'whom one worked for, and what one was at times',
    'Cabinet médical Lacoste, Dole, 2016-2024\nDirecteur : M. Petit. Service de 12 lits.\nMairie de Dole, 2010-2015\nResponsable du standard le samedi.',
    [' | Cabinet médical Lacoste | 2016 | 2024', ' | Mairie de Dole | 2010 | 2015'],
  ],
  [
    'a kitchen told in small letters',
    'Depuis mars 2023\tcuisinier — cuisine centrale de Sauvigny-Est (900 repas jour)\n- Production froide\n2018 - 2021\tcommis — Bistrot Lacoste, Dole\n- Service',
    ['cuisinier | cuisine centrale de Sauvigny-Est | 2023-03 | present', 'commis | Bistrot Lacoste | 2018 | 2021'],
  ],
  [
    'a town that no list holds, behind an employer and before a bracket',
    'Clim’Est Dépannage, Thiollot, 2017-2020\n- Brasage\n2014-2017 | MECS Les Tilleuls, Vizeule (association Le Seuil)\n- Veillées',
    [' | Clim’Est Dépannage | 2017 | 2020', ' | MECS Les Tilleuls | 2014 | 2017'],
  ],
  [
    'counts, which name nothing',
    'Guichet unique : 60 visiteurs par jour, standard de 12 lignes\nMairie de Sauvigny, depuis 2015\n- Accueil\n2009 – 2014\nPharmacie Lacoste, Dole – 9 personnes, 320 clients par jour\nPréparatrice\n- Comptoir',
    ['Guichet unique | Mairie de Sauvigny | 2015 | present', 'Préparatrice | Pharmacie Lacoste | 2009 | 2014'],
  ],
  [
    'a second title with a date of its own, under an employer with another',
    'Menuiserie Vauquelin, Dole – depuis mars 2016\nPoseur, puis chef d’atelier depuis mai 2021\n- Portes',
    ['Poseur, puis chef d’atelier | Menuiserie Vauquelin | 2016-03 | present'],
  ],
  [
    'two trades of one job',
    '2000 – 2002 : régleur, monteur câbleur\n1994 – 2000 : tourneur, puis agent d’entretien, Tréfileries du Val',
    ['régleur, monteur câbleur |  | 2000 | 2002', 'tourneur | Tréfileries du Val | 1994 | 2000'],
  ],
  [
    'a sentence with its years, which heads nothing',
    'Depuis 2021 – Crèche Les Galets, Dole\nOuverture ou fermeture en alternance. Tutrice de deux stagiaires en 2023 et 2024.',
    [' | Crèche Les Galets | 2021 | present'],
  ],
  [
    'a title that opens the line below the employer',
    'Froid Lacoste, Dole, 2017-2020\nMonteur. Pose de splits muraux chez les particuliers.\nPharmacie du Pont, Dole, 2015-2017\nApprentie, deux ans, même maître de stage.',
    ['Monteur | Froid Lacoste | 2017 | 2020', 'Apprentie | Pharmacie du Pont | 2015 | 2017'],
  ],
  [
    'what is no title there',
    'Cabinet médical Lacoste, Dole, 2016-2024\nJe tiens l’accueil pour quatre médecins, je prends les rendez-vous.\nClinique du Parc, Dole, 2012-2016\n- Tutrice de deux stagiaires\n- Accueil',
    [' | Cabinet médical Lacoste | 2016 | 2024', ' | Clinique du Parc | 2012 | 2016'],
  ],
  [
    'heads broken at a hyphen, before a town and before the last word',
    '01/2022 – 06/2022\tEnseignante remplaçante de mathématiques, Lycée professionnel Les Basses-\nTerres, Dole.\nDeux classes de CAP.\n09/2019 – 12/2021\tEnseignante remplaçante de mathématiques, Collège Jeanne-Darnal,\nLyon.\nTrois classes de sixième.',
    [
      'Enseignante remplaçante de mathématiques | Lycée professionnel Les Basses-Terres | 2022-01 | 2022-06',
      'Enseignante remplaçante de mathématiques | Collège Jeanne-Darnal | 2019-09 | 2021-12',
    ],
  ],
  [
    'a description that runs over its line, which heads nothing',
    'École maternelle du Val, Dole — AESH\nSEPTEMBRE 2020 - AOÛT 2023\nQuatre enfants de la petite section au CM2, dont deux pendant un trimestre avec\nun interprète.\nInspection du Jura, circonscription de Dole — Brigade de remplacement\nOCTOBRE 2019 - JUILLET 2020\nNeuf écoles, de la petite section au CM2, dont un trimestre dans une classe avec\nonze élèves.',
    [
      'AESH | École maternelle du Val | 2020-09 | 2023-08',
      'Brigade de remplacement | Inspection du Jura | 2019-10 | 2020-07',
    ],
  ],
  [
    'capitals without any mark',
    '04/2019 à ce jour ELECTRICIEN SARL VANHOUTTE ELEC DUNKERQUE\n- Pose',
    ['ELECTRICIEN | SARL VANHOUTTE ELEC | 2019-04 | present'],
  ],
  [
    'what is said of an employer after a dash',
    '02/2022 – 2024 : Agent de sécurité\nVIGILANCE SUD - site : centre commercial des Arcades, Montpellier\n- Rondes',
    ['Agent de sécurité | VIGILANCE SUD | 2022-02 | 2024'],
  ],
  [
    'posts within the dates of one employer',
    'Intermarché, Le Puy-en-Velay\t2014 – aujourd’hui\nResponsable de magasin\tdepuis janvier 2020\n- Pilotage\nChef de secteur\t2016 – 2019\n- Encadrement',
    ['Responsable de magasin | Intermarché | 2020-01 | present', 'Chef de secteur | Intermarché | 2016 | 2019'],
  ],
  [
    'posts below the name of one employer',
    'TRANSPORTS GARRIGOU, Montauban\nResponsable d’agence — de mars 2009 à juin 2014\n- Agence de 46 conducteurs\nChef de quai — d’avril 2004 à février 2009\n- Expédition',
    [
      'Responsable d’agence | TRANSPORTS GARRIGOU | 2009-03 | 2014-06',
      'Chef de quai | TRANSPORTS GARRIGOU | 2004-04 | 2009-02',
    ],
  ],
  [
    'a period told in words and broken over a narrow column',
    'De janvier 2022 à\tComptable\nce jour\tBiscuiterie Ardent, Quimper\n• Clôtures mensuelles\nDe mai 2019 à mars\tAide-comptable\n2021\tGarage Hélias, Brest\n• Saisie',
    ['Comptable | Biscuiterie Ardent | 2022-01 | present', 'Aide-comptable | Garage Hélias | 2019-05 | 2021-03'],
  ],
  [
    'each in one paragraph, a sentence of which names it',
    '-Depuis 2019 : chauffeur PL chez MATERIAUX GARRIC à Figeac. Porteur 19 T avec grue, livraison sur les chantiers et chez les particuliers.\n-De 2010 à 2011 : chauffeur benne, interim (LOT INTERIM). Gravats.\n-De 1994 à 2000 : manœuvre, ENTREPRISE DELSOL (maçonnerie), Gourdon.',
    [
      'chauffeur PL | MATERIAUX GARRIC | 2019 | present',
      'chauffeur benne | LOT INTERIM | 2010 | 2011',
      'manœuvre | ENTREPRISE DELSOL | 1994 | 2000',
    ],
  ],
  [
    'ages of those who are cared for, which are no length of time',
    'de septembre 2021 à juin 2024, moniteur éducateur, IME Les Ajoncs, groupe des 12-16 ans\n- Ateliers',
    ['moniteur éducateur | IME Les Ajoncs | 2021-09 | 2024-06'],
  ],
  [
    'figures under an employer, all in capitals',
    'CHEF DE SECTEUR FRAIS – HYPER DE LA GLACIÈRE – DEPUIS 2017\nCA SECTEUR : 31 M€ HT – 74 COLLABORATEURS\n- MARGE',
    ['CHEF DE SECTEUR FRAIS | HYPER DE LA GLACIÈRE | 2017 | present'],
  ],
  [
    'a contract behind the title',
    '2020-2023 : CARRELEUR en intérim, SOLS DE LOIRE, Blois\n• Pose de faïence\n2018-2020 : AIDE CARRELEUR, BATI CENTRE, Tours\n• Approvisionnement',
    ['CARRELEUR en intérim | SOLS DE LOIRE | 2020 | 2023', 'AIDE CARRELEUR | BATI CENTRE | 2018 | 2020'],
  ],
  [
    'what the house sells, in small letters behind the title',
    'Mars 2010 à juin 2016\tCOMPTOIR DU MARAIS – Niort\nVendeuse – quincaillerie et outillage\n• Caisse',
    ['Vendeuse | COMPTOIR DU MARAIS | 2010-03 | 2016-06'],
  ],
  [
    'a season of which the contract is all the title',
    'Juillet-août 2016\tSaisonnière – Camping des Pins, Royan\nEntretien des sanitaires et petits travaux',
    ['Saisonnière | Camping des Pins | 2016-07 | 2016-08'],
  ],
  [
    'a period broken over a narrow column',
    'Oct. 2018 – août\tInfirmier\n2021\tClinique de la Valbarelle, Aubagne\n- Transfusions',
    ['Infirmier | Clinique de la Valbarelle | 2018-10 | 2021-08'],
  ],
  [
    'a day that has been lasting, broken over a narrow column',
    'Depuis le 1er mars\tGarage Hélias, Brest\n2019\tMécanicien\n- Révisions\nde mai 2014 à\tGarage Roy\nfévrier 2019\tApprenti mécanicien',
    ['Mécanicien | Garage Hélias | 2019-03 | present', 'Apprenti mécanicien | Garage Roy | 2014-05 | 2019-02'],
  ],
  [
    'a month behind its year, in brackets',
    '2018 (octobre) à 2021 (mars) : Comptable, Cabinet Durand\n- Saisie\n2015 (sept.) à 2018 (août) : Aide-comptable, Société Lambert\n- Lettrage',
    ['Comptable | Cabinet Durand | 2018-10 | 2021-03', 'Aide-comptable | Société Lambert | 2015-09 | 2018-08'],
  ],
  [
    'a period told twice, in years and in months',
    '2018 – 2021\nComptable, Cabinet Durand (octobre 2018 – mars 2021)\n- Saisie\n2015 – 2018\nAide-comptable, Société Lambert (septembre 2015 – août 2018)\n- Lettrage',
    ['Comptable | Cabinet Durand | 2018-10 | 2021-03', 'Aide-comptable | Société Lambert | 2015-09 | 2018-08'],
  ],
  [
    'a period told twice on one line',
    'Comptable | Cabinet Durand | 2018 – 2021 (octobre 2018 – mars 2021)\n- Saisie',
    ['Comptable | Cabinet Durand | 2018-10 | 2021-03'],
  ],
  [
    'two jobs of the same years',
    '2018-2019 : Serveuse, Bar des Halles\n2018-2019 : Vendeuse, Boutique Lise',
    ['Serveuse | Bar des Halles | 2018 | 2019', 'Vendeuse | Boutique Lise | 2018 | 2019'],
  ],
  [
    'a duration before the year',
    'Comptable, Cabinet Durand, 6 mois en 2018\n- Saisie',
    ['Comptable | Cabinet Durand | 2018 | 2018'],
  ],
  [
    'beginnings over ends in a column of dates',
    'mars 2019\tMoutardes de Bourgogne, Dijon\naujourd’hui\tResponsable logistique\n- Quai\nsept. 2015\tCabinet Altéa, Lyon\nfévrier 2019\tChargée de recrutement\n- Entretiens',
    [
      'Responsable logistique | Moutardes de Bourgogne | 2019-03 | present',
      'Chargée de recrutement | Cabinet Altéa | 2015-09 | 2019-02',
    ],
  ],
  [
    'the dates above, the employer below, duties without bullets',
    '2019 – aujourd’hui\nTechnicien de maintenance\nFonderies du Rouergue, Viviez\nDépannage de lignes\n\n2015 – 2019\nÉlectromécanicien\nLaiterie Aveyronnaise, Rodez\nEntretien des machines',
    [
      'Technicien de maintenance | Fonderies du Rouergue | 2019 | present',
      'Électromécanicien | Laiterie Aveyronnaise | 2015 | 2019',
    ],
  ],
  [
    'a leave between two jobs',
    'Chargée de communication – Coopérative Ouest\nNantes | janv. 2022 → auj.\n- Journal\n\nCongé parental\nMars – déc. 2021\n\nAtelier Sillage, Rezé\nCheffe de projet junior, sept. 2018 – févr. 2021\n- Veille',
    [
      'Chargée de communication | Coopérative Ouest | 2022-01 | present',
      'Cheffe de projet junior | Atelier Sillage | 2018-09 | 2021-02',
    ],
  ],
  [
    'a town and a contract in brackets beside the dates',
    'Technicienne de paie | Novalis\nmars 2021 – aujourd’hui, Annecy (CDI)\n- Bulletins',
    ['Technicienne de paie | Novalis | 2021-03 | present'],
  ],
  [
    'a bracket that opens on a kind of place is no part of the title',
    '2014 – 2016\tCariste en interim (plateforme de la zone nord)\n2011 – 2013\tVendeuse (week-ends), Maison Ollier',
    ['Cariste en interim |  | 2014 | 2016', 'Vendeuse (week-ends) | Maison Ollier | 2011 | 2013'],
  ],
  [
    'an employer whose name runs over the line of the end of the dates',
    'sept. 2016 –\tConseillère en insertion, titulaire du poste, mission locale du\naoût 2019\tHaut-Doubs\n• Ateliers de recherche d’emploi',
    ['Conseillère en insertion | mission locale du Haut-Doubs | 2016-09 | 2019-08'],
  ],
])('%s', (_name, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

test('jobs and studies under no heading', () => {
  const cv = parseCv({
    text: 'DUPUIS Ludovic\ntel 06 39 98 88 21\n\nDepuis mars 2025 : ouvrier espaces verts, chantier Les Mains Vertes\n- tonte\n2018 (6 mois) : manoeuvre, Saintonge Interim\n\n2016 : CAPA travaux paysagers, lycée agricole de l’Oisellerie (examen pas obtenu)',
  });
  expect(cv.experiences.map(({ title, start }) => [title, start])).toEqual([
    ['ouvrier espaces verts', '2025-03'],
    ['manoeuvre', '2018'],
  ]);
  expect(cv.education).toMatchObject([{ degree: 'CAPA travaux paysagers', status: 'interrupted', level: 3 }]);
});

test('a place alone under dates with their length is where the job was', () => {
  const text = (place: string) =>
    parseCv({
      text: `Yanis Perrot\n\nEXPÉRIENCES\nNovalis\nIngénieur logiciel\navril 2020 - mars 2022 (2 ans)\n${place}\nServices de paiement en Java.`,
    }).experiences[0]?.bullets;
  expect(text('Annecy, Auvergne-Rhône-Alpes, France')).toEqual(['Services de paiement en Java.']);
  expect(text('Maintenance du site')).toEqual(['Maintenance du site', 'Services de paiement en Java.']);
});

test('no word of the line that told the title is lost', () => {
  const { experiences } = parseCv({
    text: 'Yanis Perrot\n\nEXPÉRIENCES\nFroid Lacoste, Dole, 2017-2020\nMonteur. Pose de splits muraux chez les particuliers.',
  });
  expect(experiences[0]?.bullets).toEqual(['Pose de splits muraux chez les particuliers.']);
});

test('jobs without a heading stand below a line that carries its own', () => {
  const { experiences, education } = parseCv({
    text: 'DA SILVA JOAQUIM\n06 39 98 33 15\n\nCARRELEUR\n\nJe sais faire : chape, ragréage, mosaïque\n\n2015 à ce jour\tcarreleur chez BATI SOL 94, Créteil. Chantiers neufs\n2009 – 2015\tcarreleur, entreprise RENOV’EST, Noisy\n\n1997\tCAP Carrelage, CFA de Brétigny\n2019\tFormation étanchéité, 2 jours',
  });
  expect(experiences.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['carreleur', 'BATI SOL 94', ['Chantiers neufs']],
    ['carreleur', 'entreprise RENOV’EST', []],
  ]);
  expect(education.map(({ degree }) => degree)).toContain('CAP Carrelage');
});

test('what was done on the line of the title is told with the duties', () => {
  const { experiences } = parseCv({
    text: 'Yanis Perrot\n\nEXPÉRIENCES\nMESSAGERIES DU LAC (Dole) mai 2003 → août 2008\nChef de quai : équipe de 9 manutentionnaires, 1 400 colis par jour',
  });
  expect(experiences.map(({ title, bullets }) => [title, bullets])).toEqual([
    ['Chef de quai', ['équipe de 9 manutentionnaires, 1 400 colis par jour']],
  ]);
});
