import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (text: string) => parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}` }).experiences;
const jobs = (text: string) =>
  read(text).map(({ title, company, start, end }) => [title, company, start, end].join(' | '));

describe('jobs of which each part has a label', () => {
  test('all parts', () => {
    const text =
      'Poste : Assistante dentaire\nEntreprise : Cabinet Vauthier, Besançon\nDurée : depuis mars 2020\nMissions : stérilisation, prise de rendez-vous\nRésultats : agenda rempli à 95 %\nPoste : Secrétaire d’accueil\nEntreprise : Clinique Saint-Vincent\nLieu : Besançon (25)\nDurée : 2 ans (2018-2020)\nTâches :\n- Accueil des patients\n- Facturation';
    expect(jobs(text)).toEqual([
      'Assistante dentaire | Cabinet Vauthier | 2020-03 | present',
      'Secrétaire d’accueil | Clinique Saint-Vincent | 2018 | 2020',
    ]);
    expect(read(text).map(({ bullets }) => bullets)).toEqual([
      ['stérilisation, prise de rendez-vous', 'Résultats : agenda rempli à 95 %'],
      ['Accueil des patients', 'Facturation'],
    ]);
  });

  test('labels alone above what they ask for, without a colon', () => {
    const text =
      'Période\nDe avril 2018 à ce jour\n\nEntreprise\nScierie Lacaze, DOLE (6 salariés)\n\nFonction\nAffûteur\n\nTravaux réalisés\n• Affûtage\n\nPériode\nDe 2012 à 2018\n\nEntreprise\nCharpentes Ollier\n\nFonction\nAide-charpentier\n\nTravaux réalisés\n• Levage';
    expect(jobs(text)).toEqual([
      'Affûteur | Scierie Lacaze | 2018-04 | present',
      'Aide-charpentier | Charpentes Ollier | 2012 | 2018',
    ]);
  });

  test('the employer above, without a label', () => {
    const text =
      'PAPETERIES DU LISON, Quingey\nFonction : Conducteur de ligne\nPériode : 01/2019 - 12/2023\nActivités principales :\n- Réglages\nRésultats : rebuts réduits de moitié\nSCIERIE MOREL\nFonction : Affûteur\nPériode : 2016 - 2018\nActivités principales :\n- Affûtage';
    expect(jobs(text)).toEqual([
      'Conducteur de ligne | PAPETERIES DU LISON | 2019-01 | 2023-12',
      'Affûteur | SCIERIE MOREL | 2016 | 2018',
    ]);
  });

  test('the title above, without a label', () => {
    const text =
      'Conducteur de travaux\nEntreprise : Bâtisseurs du Doubs, Dole\nDurée : janvier 2018 – aujourd’hui\nMissions :\n- Planification\n\nMaçon\nEntreprise : SARL Guérin\nDurée : 2010 – 2014\n- Coffrage';
    expect(jobs(text)).toEqual([
      'Conducteur de travaux | Bâtisseurs du Doubs | 2018-01 | present',
      'Maçon | SARL Guérin | 2010 | 2014',
    ]);
  });

  test('a duty without a bullet above the next job stays a duty', () => {
    const found = read(
      'Poste : Fleuriste\nEntreprise : Aux Lilas, Dole\nDates : 2016 - 2019\nBouquets, livraison, tenue de caisse\n\nPoste : Jardinier\nEntreprise : Pépinières Morel\nDates : 2012 - 2016\nTaille, plantation, arrosage',
    );
    expect(found.map(({ title, bullets }) => [title, bullets])).toEqual([
      ['Fleuriste', ['Bouquets, livraison, tenue de caisse']],
      ['Jardinier', ['Taille, plantation, arrosage']],
    ]);
  });

  test('several posts with one employer', () => {
    const text =
      'Employeur : Fromagerie Perrin\nPoste : Cheffe d’atelier\nDates : 2019 - 2023\n- Plannings\n- Contrôles\nPoste : Fromagère\nDates : 2016 - 2019\n- Affinage\nPoste : Agente de conditionnement\nDates : 2014 - 2016\n- Étiquetage\nEmployeur : Caves Morel\nPoste : Préparatrice de commandes\nDates : 2012 - 2014\n- Palettes';
    expect(jobs(text)).toEqual([
      'Cheffe d’atelier | Fromagerie Perrin | 2019 | 2023',
      'Fromagère | Fromagerie Perrin | 2016 | 2019',
      'Agente de conditionnement | Fromagerie Perrin | 2014 | 2016',
      'Préparatrice de commandes | Caves Morel | 2012 | 2014',
    ]);
    expect(read(text).map(({ bullets }) => bullets)).toEqual([
      ['Plannings', 'Contrôles'],
      ['Affinage'],
      ['Étiquetage'],
      ['Palettes'],
    ]);
  });

  test('a label among the tasks that tells no other post stays as it is written', () => {
    const [job, ...others] = read(
      'Employeur : Fromagerie Perrin\nPoste : Fromagère\nDates : 2016 - 2019\n- Affinage\nPoste : de nuit\nDurée : 35 heures par semaine\n- Nettoyage',
    );
    expect(others).toEqual([]);
    expect(job?.bullets.join(' / ')).toBe('Affinage / Poste : de nuit / Durée : 35 heures par semaine / Nettoyage');
  });

  test('labels in a column', () => {
    const text =
      '2019 – 2023\nPoste\tResponsable de magasin\nEntreprise\tMaison Tissier\nMissions\tEncadrement de 5 vendeurs\n\n2015 – 2019\nPoste\tVendeuse\nEntreprise\tChaussures Perrin\nMissions\tInventaires';
    expect(jobs(text)).toEqual([
      'Responsable de magasin | Maison Tissier | 2019 | 2023',
      'Vendeuse | Chaussures Perrin | 2015 | 2019',
    ]);
  });
});

describe('« Missions : » of a single job', () => {
  test('is no employer before a title', () => {
    const text =
      'ZINGUERIE ROUX, Vesoul (70)\tmars 2019 – à ce jour\nMissions :\tCouvreur zingueur\n- pose de gouttières\nTUILERIE BARBIER, Gray (70)\t2016 – 2018\nMissions :\tOpérateur de four\n- chargement';
    expect(jobs(text)).toEqual([
      'Couvreur zingueur | ZINGUERIE ROUX | 2019-03 | present',
      'Opérateur de four | TUILERIE BARBIER | 2016 | 2018',
    ]);
  });

  test('names neither a title nor an employer before tasks', () => {
    const [job] = read('Carrosserie Faivre, Dole (39)\t2016 – 2019\nMissions : accueil, devis\n- Facturation');
    expect(job).toMatchObject({
      title: null,
      company: 'Carrosserie Faivre',
      bullets: ['accueil, devis', 'Facturation'],
    });
  });

  test('keeps the title told above', () => {
    expect(jobs('Aide-soignante, EHPAD Les Lilas, 2014 – 2016\nMissions : Animatrice le mercredi')).toEqual([
      'Aide-soignante | EHPAD Les Lilas | 2014 | 2016',
    ]);
  });

  test('heads a job where its dates follow', () => {
    const text =
      'Consultante SI – Accenture – 01/2017 - 12/2022\nMission : Cheffe de projet SIRH – La Poste – 02/2020 - 12/2022\n- Cadrage\nMission : Business analyst – Enedis – 01/2017 - 01/2020\n- Recette\nChargée d’études – Insee – 01/2012 - 12/2016\n- Enquêtes';
    expect(jobs(text).slice(-3)).toEqual([
      'Cheffe de projet SIRH | La Poste | 2020-02 | 2022-12',
      'Business analyst | Enedis | 2017-01 | 2020-01',
      'Chargée d’études | Insee | 2012-01 | 2016-12',
    ]);
  });

  test('heads a job below the tasks of another', () => {
    const text =
      'Hôtesse de caisse – Leclerc, Dole – 2018 - 2021\n- Encaissement\nMissions : Agent d’entretien, Mairie de Dole, 2014 - 2017\n- Nettoyage';
    expect(jobs(text)).toEqual([
      'Hôtesse de caisse | Leclerc | 2018 | 2021',
      'Agent d’entretien | Mairie de Dole | 2014 | 2017',
    ]);
  });
});

describe('a label of a single line', () => {
  test('stays where what follows names no part of a job', () => {
    const [job, ...others] = read(
      'Coffreur – Eurovia – 2013 - 2019\nPoste : de jour\nEmploi : temps partiel\nOrganisme : public\nStructure : 60 salariés\nDurée : 6 ans\n- Ferraillage',
    );
    expect(others).toEqual([]);
    expect(job).toMatchObject({ title: 'Coffreur', company: 'Eurovia' });
    expect(job?.bullets.join(' ')).toMatch(/Poste : de jour.*Structure : 60 salariés.*Durée : 6 ans/u);
  });

  test('goes before an employer in small letters that opens the job', () => {
    expect(jobs('Entreprise : carrefour\nHôtesse de caisse\n2017 - 2019\n- Caisse')).toEqual([
      'Hôtesse de caisse | carrefour | 2017 | 2019',
    ]);
  });

  test('is no employer where it tells how long', () => {
    const [job] = read('Couvreuse, Zinguerie Roux, 2013 - 2019\nDurée : 6 ans\n- Pose');
    expect(job).toMatchObject({ title: 'Couvreuse', company: 'Zinguerie Roux', bullets: ['Durée : 6 ans', 'Pose'] });
  });

  test('stays where the line above has told that part', () => {
    expect(jobs('Infirmière – Clinique Saint-Vincent – 2013 - 2019\nStructure : Groupe Vivalto\n- Soins')).toEqual([
      'Infirmière | Clinique Saint-Vincent | 2013 | 2019',
    ]);
  });

  test('goes before an employer that is told nowhere else', () => {
    expect(jobs('Couvreuse, 2013 - 2019\nEntreprise : Zinguerie Roux\n- Pose')).toEqual([
      'Couvreuse | Zinguerie Roux | 2013 | 2019',
    ]);
  });
});

test('a contract before a town is still whom the job was for', () => {
  expect(jobs('Magasinier\nIntérim, Nantes\n2017 - 2018\n- Réception')).toEqual(['Magasinier | Intérim | 2017 | 2018']);
});

test('a situation a form tells between two jobs is none', () => {
  const form = (between: string) =>
    `Période : 2022 – 2024\nPoste occupé : Cariste\nEntreprise : Scierie Lacaze\n${between}\nPériode : 2018 – 2020\nPoste occupé : Vendeur\nEntreprise : Primeurs Darnal`;
  const told = ['Cariste | Scierie Lacaze | 2022 | 2024', 'Vendeur | Primeurs Darnal | 2018 | 2020'];
  expect(jobs(form('Période : 2021 – 2022\nSituation : Recherche d’emploi'))).toEqual(told);
  expect(jobs(form('Période : 2021 – 2022\nPoste occupé : Serveur\nEntreprise : Bar du Lac'))).toHaveLength(3);
});
