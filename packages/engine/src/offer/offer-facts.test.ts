import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

describe('who hires', () => {
  test.each([
    ['Monteur H/F\n\nValmécanique SAS (Thiers, 85 salariés, 14 M€ de CA) usine des pièces.', 'Valmécanique SAS'],
    ['Dév mobile\n\nNous c’est Pastilo, la startup qui livre des livres.', 'Pastilo'],
    ['Plombier H/F\n\nQui sommes-nous ? Therm’Ain, 14 compagnons, une patronne.', 'Therm’Ain'],
    [
      'Association Rivage 44 – structure porteuse de deux ateliers et chantiers d’insertion, quarante salariés en parcours\n\nConseiller(ère) en insertion – CDI\n\nL’association sera fière de vous recevoir. Une formation sera donnée, elle serait un plus.',
      'Association Rivage 44',
    ],
    ['CHEF DE CUISINE (H/F) – Domaine de la Garenne, Marennes\n\nLe lieu : un hôtel.', 'Domaine de la Garenne'],
    [
      'Agent de quai (H/F)\nPressé ? Jamais ! Les Moulins du Ru - Mayenne (53)\n\nVos missions\n- charger',
      'Les Moulins du Ru',
    ],
    [
      'Négociateur H/F\nVilla Bonnard Immobilier · Vieux-Boucau (40) · CDI\n\nVieux-Boucau est animé.',
      'Villa Bonnard Immobilier',
    ],
    [
      'Acheteur F/H\n\nNovalta Systèmes\nPau\n\nNovalta conçoit des pompes. Novalta emploie 80 personnes.',
      'Novalta Systèmes',
    ],
    [
      'L’agence Baltor Recrutement recherche pour l’un de ses clients, la société OVALIE GRUES (90 salariés) :\n\n1 grutier H/F',
      'OVALIE GRUES',
    ],
    [
      'Grutier H/F\nSauvegarder l’offre   Postuler en 2 clics\n\nBaltor Job, c’est 12 agences en Bretagne.',
      'Baltor Job',
    ],
    [
      'emploi-grues | Offres | CVthèque | Recruteurs\nGrutier H/F\nAssociation Les Hautes Grues, Dinan (22)\n\nElle gère un port.',
      'Association Les Hautes Grues',
    ],
    [
      '<html><head><title>Grutier H/F - Dinan | Carrières Ovalie</title></head><body><h1>Grutier H/F</h1><p>Un chantier naval indépendant, fondé en 1998.</p></body></html>',
      'Ovalie',
    ],
    [
      'Boucher H/F\n\nSUPERMARCHÉ DU LAC\nGérardmer\n\nSupermarché indépendant, rayon traditionnel.',
      'SUPERMARCHÉ DU LAC',
    ],
  ])('is read in %j', (text, company) => {
    expect(parseOffer(text).company).toBe(company);
  });

  test('is none of the words of an offer', () => {
    const text =
      'Responsable Qualité (H/F) – Industrie plastique – Romans-sur-Isère\n\nNotre client, équipementier indépendant, recherche un responsable.\n\nDiplomatie, fermeté et pédagogie feront la différence.';
    expect(parseOffer(text)).toMatchObject({ company: null, contract: null });
  });
});

describe('who hires', () => {
  test.each([
    ['\nOrvalia, ESN de 30 personnes, recrute.\nVous codez pour nos clients Sorvel Banque et Ardoise.', 'Orvalia'],
    ['Sorvel Courtage\nDijon\nVous tenez les dossiers pour nos clients Artisans et Commerçants.', 'Sorvel Courtage'],
    ['\nSorvel vend des graines pour ses clients Jardiniers et Communes.', 'Sorvel'],
    ['\nOrvalia, ESN, recrute un codeur pour son client Ardoise.', 'Orvalia'],
    ['\nBaltor recherche un grutier H/F pour l’un de ses clients, la société Ovalie Grues.', 'Ovalie Grues'],
    ['\nNous recrutons pour notre client Ovalie Grues un grutier.', 'Ovalie Grues'],
  ])('beside clients is read in %j', (text, company) => {
    expect(parseOffer(`Technicien H/F\n${text}`).company).toBe(company);
  });

  test.each([
    ['Recrutement Dijon', 'Sorvel'],
    ['HelloWork - Recrutement', 'Sorvel'],
    ['Carrières Médicales', 'Sorvel'],
    ['Carrières Juridiques et Fiscales', 'Sorvel'],
    ['Carrières Ovalie', 'Ovalie'],
  ])('is read beside « %s » in the title of the page', (title, company) => {
    const page = `<html><head><title>Vendeur H/F - ${title}</title></head><body><h1>Vendeur H/F</h1><p>La société Sorvel recrute un vendeur.</p></body></html>`;
    expect(parseOffer(page).company).toBe(company);
  });

  test('is no heading that speaks to the reader', () => {
    const text =
      'Responsable logistique multisite\nGrand Est – 52 k€\n\nAliona Santé est un grossiste pharmaceutique. Aliona Santé recherche sa ou son responsable, à Mulhouse.\n\nCe que nous vous confions\nVous conduisez les flux de trois dépôts (Mulhouse, Nancy).';
    expect(parseOffer(text).company).toBe('Aliona Santé');
  });
});

describe('the job', () => {
  test.each([
    [
      'Bureau d’études recrute PROJETEUR CHARPENTE MÉTALLIQUE (H/F)\n\nNous dessinons.',
      'PROJETEUR CHARPENTE MÉTALLIQUE',
    ],
    [
      '<html><body><h1>Jardinier-botaniste</h1><span>Lyon (69)</span><article><h2>Graine & Cie en deux mots</h2>' +
        '<p>Nous vendons des graines.</p>'.repeat(20) +
        '</article></body></html>',
      'Jardinier-botaniste',
    ],
  ])('is read in %j', (text, title) => {
    expect(parseOffer(text).title).toBe(title);
  });
});

describe('where the job is', () => {
  test.each([
    ['Chef de cuisine – Domaine de la Garenne, Marennes', 'Marennes'],
    ['Chargé de communication\n\nPoste basé à Laguiole, télétravail un jour par semaine.', 'Laguiole'],
    [
      'Vendeuse\n\nMaison Bertelle, artisan boulanger à Volvic depuis trois générations, cherche sa vendeuse.',
      'Volvic',
    ],
    ['Conducteur de travaux – CASTRES (81)\n\nSecteur : Tarn, nord de l’Aude', 'Castres'],
    ['Éducatrice de jeunes enfants\nLes Petits Pas\nChâtellerault, 86 - CDD - 80 %', 'Châtellerault'],
    ['Assistant de direction\nThermoval\nPont-à-Mousson (54) | CDI | Temps plein', 'Pont-à-Mousson'],
  ])('is read in %j', (text, city) => {
    expect(parseOffer(text).city).toBe(city);
  });
});

describe('the years asked for', () => {
  test.each([
    ['Profil\nDeux ans passés dans un vignoble', 2],
    ['Profil\nAncienneté : 3 ans en création', 3],
    ['Profil\n3+ ans comme data analyst', 3],
    ['Profil\nUne première expérience auprès de personnes âgées est demandée (2 ans)', 2],
    ['Profil\nUne personne qui a déjà travaillé deux ans en cabinet', 2],
  ])('are read in %j', (text, years) => {
    expect(parseOffer(`Technicien H/F\n\n${text}`).experienceYearsMin).toBe(years);
  });
});

test('the pay after something else that is given', () => {
  expect(parseOffer('Assistant H/F\n\nConditions : 13e mois, titres-restaurant, 27 à 31 K€.').salary).toMatchObject({
    min: 27_000,
    max: 31_000,
  });
});

test('the pay behind the rank in a scale', () => {
  expect(parseOffer('Éducateur H/F\n\nCotation 11, indice professionnel 423 – 2 137 € brut mensuel.').salary).toEqual({
    min: 2137,
    max: 2137,
    currency: 'EUR',
    period: 'month',
  });
});

describe('duties told in other ways', () => {
  const terms = (text: string) => parseOffer(text).requirements.map(({ term }) => term);

  test('a list of infinitives after a colon, in a letter without headings', () => {
    const offer =
      'Bonjour à toutes et à tous,\n\nJe cherche ma future ou mon futur ASSISTANT(E) RH en CDD.\n\nVoilà le quotidien : rédiger les avenants, suivre les visites médicales, préparer les bulletins.\n\nLe profil : un bac+2.';
    expect(parseOffer(offer).title).toBe('ASSISTANT(E) RH');
    expect(terms(offer)).toContain('Avenants au contrat de travail');
  });

  test('with whom one deals, and what help is given for', () => {
    const found = terms(
      'Assistant H/F\n\nMissions\n- relations avec les greffes\n- accompagnement à la recherche d’emploi',
    );
    expect(found).toEqual(['relations avec les greffes', 'accompagnement à la recherche d’emploi']);
  });

  test('where the time was to be served', () => {
    expect(terms('Assistant H/F\n\nProfil\nTrois ans de pratique en cabinet d’avocats.')).toContain(
      'cabinet d’avocats',
    );
  });
});

test('what a trip costs is no pay', () => {
  expect(parseOffer('Chauffeur H/F\n\nGrille, frais au réel (environ 1 300 € net par mois).').salary).toBeNull();
});

test('a house before the code and the town is no town', () => {
  expect(parseOffer('Mécanicien H/F\nGARAGE DUVAL - 56 - PLOËRMEL\n\nVos missions\n- vidanger').city).toBe('Ploërmel');
});

test('what stands under the title between pictures or in a list tells house and place', () => {
  const drawn = parseOffer('Boulanger F/H\n📍 Crèvecœur-en-Auge   📄 CDI   💶 2 100 € brut\n\nVOTRE MISSION\n- pétrir');
  expect(drawn.city).toBe('Crèvecœur-en-Auge');
  const listed = parseOffer(
    'Réparateur F/H\n\n• Garage Les Deux Rives\n• Vannes (56)\n• CDI – 39 h\n• Publiée il y a 3 jours\n\nVos missions\n• vidanger',
  );
  expect(listed).toMatchObject({ company: 'Garage Les Deux Rives', city: 'Vannes' });
  const tasks = parseOffer('Réparateur F/H\n\n• Diagnostic Express\n• Vidanges\n• Freins\n');
  expect(tasks.company).toBeNull();
});

test('a town behind a picture hires nobody, be it named in the title', () => {
  const offer = parseOffer(
    'Chef de partie H/F – poste chaud – Megève\n\nL’Alpette, restaurant & chambres\n📍 Megève (74120)\n📄 CDD saisonnier\n\nOn est qui ?\nUne maison de famille.',
  );
  expect(offer.company).toBe('L’Alpette');
});

describe('facts beside words alike', () => {
  test.each([
    ['Maçon fumiste (H/F)\nLes Fours du Velay - Craponne, Haute-Loire (43)', { city: 'Craponne' }],
    ['Mâcon - CDI\nMaçon fumiste (H/F)', { city: 'Mâcon' }],
    ['Électricien F/H\nLaminoirs du Puits | Arcens-Loisy, Hauts-de-France\nCDI', { city: 'Arcens-Loisy' }],
    ['Développeur\nLyon 7e, Auvergne-Rhône-Alpes (Hybride) · Il y a 1 semaine', { city: 'Lyon' }],
    ['Développeur\nAvantages\nCarte déjeuner 11 €, RTT (10)', { city: null }],
    ['DAF (H/F) – PME viticole – Beaune (21)', { title: 'DAF', city: 'Beaune' }],
    ['L’agence Baltor, cabinet de travail temporaire, recrute 1 grutier (F/H) en CDI.', { contract: 'CDI' }],
    ['Grutier H/F\nMission de travail temporaire de 6 mois', { contract: 'intérim' }],
    [
      'Grutier (F/H)\n\nDijon CDI Télétravail 1 jour / semaine 30 K€ – 34 K€ > 2 ans d’expérience\n\nLe poste\nLever.',
      { city: 'Dijon', contract: 'CDI', remote: 'hybrid', salary: { min: 30000, max: 34000 } },
    ],
    ['Accueil > Offres > Dijon > BTP\nGrutier (F/H)\nBeaune (21)', { title: 'Grutier', city: 'Beaune' }],
    ['Grutier H/F\n\nProfil\nVous avez passé quatre ans ou plus comme grutier.', { experienceYearsMin: 4 }],
    ['Grutier H/F\n\nProfil\nVous avez passé votre BEP en 2 ans.', { experienceYearsMin: null }],
    ['Fleuriste H/F\n71000 Mâcon\nVos missions\n- vendre', { city: 'Mâcon' }],
    ['Fleuriste H/F\nMâcon Nord - CDD\nVos missions\n- vendre', { city: 'Mâcon' }],
    ['MACON coffreur - CDI\nVos missions\n- coffrer', { city: null }],
    ['L’agence recherche un soudeur en intérim', { contract: 'intérim' }],
    ['Notre cabinet recrute un soudeur pour une mission d’intérim de 2 mois', { contract: 'intérim' }],
    ['Soudeur H/F\n\nLa société vous propose un contrat en intérim de 4 mois', { contract: 'intérim' }],
    ['Soudeur H/F\n\nRejoignez un groupe naval en intérim longue durée', { contract: 'intérim' }],
    ['Baltor, agence d’intérim, cherche un soudeur en intérim', { contract: 'intérim' }],
    ['Baltor, cabinet de recrutement et d’intérim, cherche un soudeur en CDD', { contract: 'CDD' }],
  ])('%j', (text, facts) => {
    expect(parseOffer(text)).toMatchObject(facts);
  });
});

test('who is welcome, and how many one served, are no demands', () => {
  const offer =
    'Cuisinier H/F\n\nProfil\n- Deux ans auprès d’un ou plusieurs chefs\n- Minutieux. Tatouages bienvenus !';
  const terms = parseOffer(offer).requirements.map(({ term }) => term);
  expect(terms.filter((term) => /plusieurs|tatou/iu.test(term))).toEqual([]);
});

test.each([
  ['Chargé de communication (F/H)\nMutuelle du Lac | Angers, 49 | CDD | 2 450 € brut par mois', 'Mutuelle du Lac'],
  [
    'Éducatrice (H/F)\nAssociation Pomme verte – Le Mans (72) – CDI 35 h – 2 250 € brut/mois',
    'Association Pomme verte',
  ],
  ['Assistante juridique\n\nROCHE & VIALLE AVOCATS\nToulouse (31)', 'ROCHE & VIALLE AVOCATS'],
])('who hires stands right under the title, beside the pay or by their trade: %j', (head, company) => {
  expect(parseOffer(`${head}\n\nVos missions\n- tenir les dossiers\n`).company).toBe(company);
});

test.each([
  ['Travail à distance à 100 %', 'remote'],
  ['Le télétravail n’est pas possible sur ce poste', 'onsite'],
  ['3 jours au bureau, 2 jours chez vous', 'hybrid'],
])('where one works by « %s »', (line, remote) => {
  expect(parseOffer(`Comptable (H/F)\nMissions\n- Tenir la caisse\nConditions\n${line}`).remote).toBe(remote);
});

test.each([
  ['Alternance 12 mois', 'alternance'],
  ['Vacataire', 'CDD'],
])('the contract by « %s »', (line, contract) => {
  expect(parseOffer(`Comptable (H/F)\nMissions\n- Tenir la caisse\nConditions\n${line}`).contract).toBe(contract);
});

test.each([
  ['32K€ fixe + 8K€ variable', { min: 32000, max: 32000, currency: 'EUR', period: 'year' }],
  ['Gratification : 4,50 € de l’heure', { min: 4.5, max: 4.5, currency: 'EUR', period: 'hour' }],
])('the pay by « %s »', (line, salary) => {
  expect(parseOffer(`Comptable (H/F)\nMissions\n- Tenir la caisse\nConditions\n${line}`).salary).toEqual(salary);
});
