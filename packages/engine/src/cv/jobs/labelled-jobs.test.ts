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
});
