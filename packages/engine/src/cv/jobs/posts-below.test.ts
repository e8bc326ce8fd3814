import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({
    text: `Paul Dupont\n\nEXPÉRIENCE PROFESSIONNELLE\n\n${text}\n\nFORMATION\n\n2010 : BTS SIO, lycée Colbert`,
  }).experiences.map(({ title, company, start }) => `${title ?? ''} | ${company ?? ''} | ${start}`);

const posts = ['Technicien helpdesk | Assistia | 2021-10', 'Technicien informatique | Assistia | 2018-09'];

describe('posts below an employer with the dates of all of them', () => {
  test('in bullets', () => {
    const text =
      'Assistia | 09/2018 – aujourd’hui\n• Technicien helpdesk : 10/2021 – aujourd’hui\n• Technicien informatique : 09/2018 – 09/2021\n\nVendeur\nBoutique Mobilia, Angers\n01/2015 – 06/2018';
    expect(jobs(text)).toEqual([...posts, 'Vendeur | Boutique Mobilia | 2015-01']);
  });

  test('in brackets, with duties that have no sign', () => {
    const text =
      'Assistia (depuis 09/2018)\nTechnicien helpdesk (depuis 10/2021)\nPrise en main à distance, réponses par téléphone et par mail\nTechnicien informatique (09/2018 – 09/2021)\nPréparation des postes, remplacement des imprimantes';
    expect(jobs(text)).toEqual(posts);
  });

  test('two posts side by side in one house, each with an employer of its own, stay as they are', () => {
    const text = 'Vendeur, Boutique Mobilia\n2018 – 2021\n- Accueil\n\nCariste, Logiport\n2019 – 2020\n- Quais';
    expect(jobs(text)).toEqual(['Vendeur | Boutique Mobilia | 2018', 'Cariste | Logiport | 2019']);
  });

  test('posts with houses of their own below the name of a sector keep them', () => {
    const text =
      'Secteur bancaire 2010 – 2024\nConseiller 2015 – 2024\nBNP Paribas, Lyon\nGuichetier 2010 – 2015\nLa Poste, Dole';
    expect(jobs(text).slice(-2)).toEqual(['Conseiller | BNP Paribas | 2015', 'Guichetier | La Poste | 2010']);
  });
});

test('a service of the house is not the employer', () => {
  const text =
    'Norma Propreté\nService logistique\nAgente de propreté\nMars 2019 – juin 2022\n- Bureaux\n\nPrimeurs Legrand\nService comptabilité\nAide-comptable\nJuin 2016 – août 2018';
  expect(jobs(text)).toEqual([
    'Agente de propreté | Norma Propreté | 2019-03',
    'Aide-comptable | Primeurs Legrand | 2016-06',
  ]);
});

test('the number of a job is not its employer', () => {
  expect(
    jobs('1. 05/2014 – 12/2019 : Graphiste – Studio Rhubarbe\n2. 10/2012 – 04/2014 : Maquettiste – Éditions du Héron'),
  ).toEqual(['Graphiste | Studio Rhubarbe | 2014-05', 'Maquettiste | Éditions du Héron | 2012-10']);
});

test('the town may stand before the employer', () => {
  expect(jobs('2021 – 2023\tNantes, Valtempo\n\tCâbleur\n\n2018 – 2020\tAngers, Thermeo\n\tAgent de montage')).toEqual([
    'Câbleur | Valtempo | 2021',
    'Agent de montage | Thermeo | 2018',
  ]);
  expect(jobs('Conseillère de vente\nOrange, Agence Rennes\n2018 – 2021\n- Accueil')).toEqual([
    'Conseillère de vente | Orange | 2018',
  ]);
});

test('an employer in brackets may be one word, or capitals, before its town', () => {
  expect(
    jobs('[2021 – 2023] Secrétaire (Manpartner, Nantes)\n\n[2018 – 2020] Agente de propreté (NORMA PROPRETÉ, Dole)'),
  ).toEqual(['Secrétaire | Manpartner | 2021', 'Agente de propreté | NORMA PROPRETÉ | 2018']);
});

test('words of a trade or of a contract beside a town are no employer', () => {
  const text =
    'Caissière\nNantes, CDD\n2014 – 2016\n\nServeuse\nNantes, Temps partiel\n2011 – 2012\n\nMaçon (GROS ŒUVRE, Lyon), 2008 – 2010';
  const told = jobs(text).join('\n');
  expect(told).not.toMatch(/\| (?:CDD|Temps partiel|GROS ŒUVRE) \|/u);
});
