import { describe, expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';

const beside = `Informations personnelles
Nom(s) / Prénom(s)	LE GOFF Maëlle
Adresse(s)	4 venelle du Four, 29200 Brest (France)
Téléphone(s)	02 98 00 10 20	Portable : 06 39 98 00 11
Courrier électronique	maelle.legoff@example.com
Nationalité	Française
Emploi recherché	Aide-comptable
Expérience professionnelle
Dates	Depuis le 05/03/2018
Fonction ou poste occupé	Aide-comptable
Principales activités et	Saisie des factures fournisseurs
responsabilités	Rapprochements bancaires de quatre comptes
Nom et adresse de l'employeur	Conserverie du Ponant SARL, 3 quai Est, 29900 Concarneau
Type ou secteur d'activité	Conserves de poisson
Dates	2015 - 2018
Fonction ou poste occupé	Assistante administrative (CDD)
Nom et adresse de l'employeur	Mairie de Quimperlé
Éducation et formation
Dates	2013 - 2015
Intitulé du certificat ou diplôme délivré	BTS Comptabilité et gestion
Nom et type de l'établissement d'enseignement ou de formation	Lycée Kerichen, Brest
Niveau dans la classification nationale ou internationale	Niveau 5
Dates	Juin 2022
Intitulé du certificat ou diplôme délivré	Prise en main de Sage 100 (2 jours)
Aptitudes et compétences personnelles
Langue(s) maternelle(s)	Français
Autre(s) langue(s)
Auto-évaluation
Niveau européen (*)
Anglais	B2
(*) Cadre européen commun de référence pour les langues
Aptitudes et compétences informatiques	Sage 100, Excel
Permis de conduire	B`;

const below = beside
  .replaceAll('\t', '\n')
  .replaceAll("'", '’')
  .replace(
    'activités et\nSaisie des factures fournisseurs\nresponsabilités',
    'activités et responsabilités\n- Saisie des factures fournisseurs',
  )
  .replace('Rapprochements', '- Rapprochements');

describe.each([
  ['beside its labels', beside],
  ['below its labels', below],
])('a form filled in %s', (_name, text) => {
  const cv = parseCv({ text });

  test('tells who, the jobs, the studies and the rest by its labels', () => {
    expect(cv.contact).toMatchObject({ fullName: 'Maëlle Le Goff', city: 'Brest', phone: '+33639980011' });
    expect(cv.title).toBe('Aide-comptable');
    expect(cv.experiences).toEqual([
      {
        title: 'Aide-comptable',
        company: 'Conserverie du Ponant SARL',
        start: '2018-03',
        end: 'present',
        bullets: ['Saisie des factures fournisseurs', 'Rapprochements bancaires de quatre comptes'],
      },
      {
        title: 'Assistante administrative (CDD)',
        company: 'Mairie de Quimperlé',
        start: '2015',
        end: '2018',
        bullets: [],
      },
    ]);
    expect(cv.education).toMatchObject([
      { degree: 'BTS Comptabilité et gestion', school: 'Lycée Kerichen', year: '2015', level: 5 },
    ]);
    expect(cv.certifications).toEqual(['Prise en main de Sage 100']);
    expect(cv.languages).toEqual([
      { name: 'Français', level: 'native' },
      { name: 'Anglais', level: 'B2' },
    ]);
    expect(cv.licences).toEqual(['Permis B']);
  });

  test('is quoted in the words of the person', () => {
    expect(cv.text).toBe(text);
    const quoted = (path: string) => text.slice(cv.spans[path]?.start, cv.spans[path]?.end);
    expect(quoted('experiences.0.title')).toBe('Aide-comptable');
    expect(quoted('experiences.0.company')).toBe('Conserverie du Ponant SARL');
    expect(quoted('experiences.0.bullets.1')).toBe('Rapprochements bancaires de quatre comptes');
    expect(quoted('education.0.school')).toBe('Lycée Kerichen');
  });

  test('makes an optimised CV without labels', () => {
    const optimised = optimiseCv({ cv, offer: null });
    const told = documentText(optimised);
    expect(told).not.toMatch(/poste occupé|Principales|employeur|Intitulé|classification|Auto-évaluation|\(s\)|Cadre/u);
    for (const kept of ['Conserves de poisson', 'Prise en main de Sage 100 (2 jours)', 'Permis B', 'langue maternelle'])
      expect(told).toContain(kept);
    for (const { span } of optimised.changes) if (span) expect(span.end).toBeLessThanOrEqual(text.length);
  });
});

test('a CV that only says « Employeur » or « Poste occupé » is none', () => {
  const text = `Léa Marchal
Vendeuse

EXPÉRIENCE
Poste occupé : Vendeuse
Employeur : Maison Sauvage
Dates : 2018 - 2021
• Tenue de caisse`;
  expect(optimiseCv({ cv: parseCv({ text }), offer: null }).document.fullName).toBe('Léa Marchal');
  expect(parseCv({ text }).experiences).toHaveLength(1);
});

test('a form of many rows is read without harm', () => {
  const text = `${'Dates\t2010\nFonction ou poste occupé\tVendeur\nNom et adresse de l’employeur\tX\n'.repeat(3000)}`;
  const cv = parseCv({ text });
  expect(cv.experiences.length).toBeGreaterThan(100);
  for (const { start, end } of Object.values(cv.spans)) expect(start < end && end <= text.length).toBe(true);
});

test('what stands at the foot of a page belongs to no answer', () => {
  const foot =
    "Page 1/2 - Curriculum vitae de\nLE GOFF Maëlle\nPour plus d'informations sur Europass : http://europass.cedefop.europa.eu\n© Communautés européennes, 2003 20060628";
  const text = beside
    .replace('Rapprochements bancaires de quatre comptes', `$&\nRédaction d’un curriculum vitae type\n${foot}`)
    .replace('Lycée Kerichen, Brest', `$&\nMaëlle LE GOFF Page 2/2`);
  const cv = parseCv({ text });
  expect(cv.experiences[0]?.bullets).toEqual([
    'Saisie des factures fournisseurs',
    'Rapprochements bancaires de quatre comptes',
    'Rédaction d’un curriculum vitae type',
  ]);
  expect(cv.education[0]?.school).toBe('Lycée Kerichen');
  expect(documentText(optimiseCv({ cv, offer: null }))).not.toMatch(/Page \d|Europass|Communautés/u);
});

test('who employs herself keeps her name below its label', () => {
  const text = below.replace('\nMairie de Quimperlé', '\nMaëlle Le Goff');
  expect(parseCv({ text }).experiences[1]?.company).toBe('Maëlle Le Goff');
});

test('an answer of very many lines is read without harm', () => {
  const text = below.replace('Assistante administrative (CDD)', 'a\n'.repeat(20_000));
  const cv = parseCv({ text });
  expect(cv.experiences[0]?.title).toBe('Aide-comptable');
  for (const { start, end } of Object.values(cv.spans)) expect(start < end && end <= text.length).toBe(true);
});
