import { describe, expect, it, test } from 'vitest';
import { findTerms } from './find-terms.ts';
import { broaderOf } from './skill-links.ts';

const names = (text: string) => findTerms(text).map(({ name }) => name);

describe('a verb and its object', () => {
  it.each([
    ['Gérer les stocks', 'Gestion des stocks'],
    ['Vous gérez les stocks', 'Gestion des stocks'],
    ['J’ai géré le stock', 'Gestion des stocks'],
    ['Encadrer une équipe', "Management d'équipe"],
    ['Vous managez une équipe de dix personnes', "Management d'équipe"],
    ['préparer les commandes', 'Préparation de commandes'],
    ['Vous conduisez des chariots élévateurs', 'Conduite de chariots élévateurs'],
    ['nettoyer les locaux', 'Nettoyage'],
  ])('%s', (text, name) => expect(names(text)).toContain(name));

  it('is no job title, and no skill without its object', () => {
    expect(names('Manager de rayon')).toEqual(['Chef de rayon']);
    expect(names('Vous gérez, vous préparez et vous vendez.')).toEqual([]);
    expect(names('gérer la maison')).toEqual([]);
  });

  it('is quoted as it stands in the text', () => {
    const text = 'Missions : gérer vos stocks au quotidien';
    expect(findTerms(text).map(({ start, end }) => text.slice(start, end))).toEqual(['gérer vos stocks']);
  });
});

test('the same letters mean what their neighbours are about', () => {
  expect(names('Maîtrise d’un ERP exigée')).toEqual(['ERP']);
  expect(names('ERP (SAP, Sage X3)')).toContain('ERP');
  expect(names('Agent SSIAP 1 en ERP')).toContain('Établissement recevant du public');
  expect(names('Sécurité incendie dans un ERP')).not.toContain('ERP');
});

test('broad words stand for themselves, not for one trade', () => {
  expect(names('Élaboration de tableaux de bord')).toEqual(['Tableaux de bord']);
  expect(names('relances')).toEqual([]);
  expect(names('travaux de clôture')).not.toContain('Bilan');
  expect(names('fiscalité')).not.toEqual(names('déclarations fiscales'));
  expect(broaderOf('Reporting financier')).toContain('Reporting');
});

test('single letters and short words inside words are nobody’s language', () => {
  for (const text of ['Responsable de site', 'Permis C souhaité, Go pour janvier', 'poste C à pourvoir', 'Let’s go'])
    expect(names(text).filter((name) => ['R', 'C', 'Go'].includes(name))).toEqual([]);
});

test('an order to make something is named in full', () => {
  expect(names('Saisie des ordres de production')).toContain('Ordres de fabrication');
  for (const text of ['Technicien de production', 'Lancement d’une collection'])
    expect(names(text)).not.toContain('Ordres de fabrication');
});

test('a tool proves its family and never a rival', () => {
  for (const [tool, rival] of [
    ['Silae', 'PayFit'],
    ['Genially', 'Wooclap'],
    ['Webflow', 'Wix'],
    ['Apimo', 'Périclès'],
    ['LangChain', 'Hugging Face'],
  ] as const)
    expect(names(tool)).not.toEqual(names(rival));
  expect(broaderOf('NetSuite')).toContain('ERP');
});

test.each([
  '115 000 km par an en hébergement d’urgence',
  'hébergement d’urgence, 1 115 nuitées',
  'hébergement d’urgence de 115 lits',
  'hébergement d’urgence : 115 € par nuit',
])('digits of a number or of a count are no name: « %s »', (text) =>
  expect(names(text)).not.toContain('Accueil d’urgence sociale'.replace('’', "'")),
);

test.each([
  'Écoutante au 115, hébergement d’urgence',
  'Hébergement d’urgence et 115',
  'le 115 (hébergement d’urgence)',
  'orientation par le 115 vers un hébergement d’urgence',
])('the number of a service is its name: « %s »', (text) => expect(names(text)).toContain("Accueil d'urgence sociale"));

test('a yearly service of machines is no yearly interview', () => {
  expect(names('l’entretien annuel et le dépannage de chaudières gaz')).not.toContain('Entretiens annuels');
  expect(names('l’entretien annuel des salariés')).toContain('Entretiens annuels');
});
