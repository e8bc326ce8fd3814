import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const offer = `Comptable général (H/F) – CDI – Nantes
Menuiserie Belair – Nantes (44)

Qui sommes-nous ?
Menuiserie Belair fabrique des fenêtres et utilise SAP depuis 2010.

Vos missions
- tenir la comptabilité générale ;
- préparer les déclarations de TVA.

Votre profil
- Vous avez 3 à 5 ans d'expérience
- Maîtrise de Sage 100 ou Cegid exigée
- La connaissance de Power BI serait un plus
- Anglais B1
- Rigueur et esprit d'équipe

Avantages
Salaire : 32 à 36 K€ brut, deux jours de télétravail, mutuelle.

Tous nos postes sont ouverts aux personnes en situation de handicap maîtrisant Excel.
`;

test('the facts of an offer', () => {
  expect(parseOffer(offer)).toMatchObject({
    title: 'Comptable général',
    company: 'Menuiserie Belair',
    city: 'Nantes',
    contract: 'CDI',
    remote: 'hybrid',
    salary: { min: 32_000, max: 36_000, currency: 'EUR', period: 'year' },
    experienceYearsMin: 3,
    niceToHave: ['Power BI'],
    softSkills: ['Rigueur', "Esprit d'équipe"],
    languages: [{ name: 'Anglais', level: 'B1' }],
  });
});

test('requirements come from missions and profile, not from the pitch nor the notices', () => {
  const { mustHave, requirements } = parseOffer(offer);
  expect(mustHave).toEqual(['Comptabilité générale', 'TVA', 'Sage 100']);
  expect(requirements.find(({ term }) => term === 'Sage 100')?.alternatives).toEqual(['Cegid']);
});

test('a term no file knows is still asked for', () => {
  const parsed = parseOffer('Votre profil\nVous maîtrisez Zorbex.\nLa pratique du calfatage de vaisseaux est exigée.');
  expect(parsed.requirements.filter(({ kind }) => kind === 'term').map(({ term }) => term)).toEqual([
    'Zorbex',
    'calfatage de vaisseaux',
  ]);
});

test('HTML becomes lines; scripts and styles say nothing', () => {
  const parsed = parseOffer(
    '<html><head><style>p{}</style><script>Python</script></head><body><h1>D&eacute;veloppeur web (H/F)</h1><h2>Profil</h2><ul><li>React</li><li>Salaire 2 300 &euro; brut mensuel</li></ul></body></html>',
  );
  expect(parsed.title).toBe('Développeur web');
  expect(parsed.mustHave).toEqual(['React']);
  expect(parsed.salary).toEqual({ min: 2300, max: 2300, currency: 'EUR', period: 'month' });
  for (const { span } of parsed.requirements) expect(parsed.text.slice(span.start, span.end)).toBe('React');
});

test.each([
  ['Rémunération : 12,40 € à 12,90 € de l’heure', { min: 12.4, max: 12.9, period: 'hour' }],
  ['Salaire : à partir de 2 100 € brut par mois', { min: 2100, max: null, period: 'month' }],
  ['€50,000 to €60,000 per year', { min: 50_000, max: 60_000, period: 'year' }],
  ['2100 à 2500 brut selon compétences', { min: 2100, max: 2500, period: 'month' }],
  ['Rémunération annuelle de 35 à 40 000 €', { min: 35_000, max: 40_000, period: 'year' }],
  ['Salaire : 38-42 k€', { min: 38_000, max: 42_000, period: 'year' }],
])('%s', (line, expected) => {
  expect(parseOffer(`Comptable\n${line}`).salary).toMatchObject(expected);
});

test('what the company earns is no salary', () => {
  expect(parseOffer('Comptable\nNous réalisons 11 M€ de chiffre d’affaires.').salary).toBeNull();
});

test.each([
  ['Expérience : > 3 ans', 3],
  ['experience 2 ans mini', 2],
  ['Débutant accepté', 0],
])('%s', (line, years) => {
  expect(parseOffer(`Comptable\nProfil\n${line}`).experienceYearsMin).toBe(years);
});

test('the employer is told by a label, without what is said of it', () => {
  expect(parseOffer('Comptable\nL’entreprise : Volterre, ETI de 900 salariés').company).toBe('Volterre');
  expect(parseOffer('Comptable\nType d’emploi : CDI\nChez Volterre, tu suivras les comptes.').company).toBe('Volterre');
});

test('a town after « (H/F) » is no part of the title, a place that is none no city', () => {
  const parsed = parseOffer('Comptable (H/F) - Saint-Ouen-sur-Seine\nLieu du poste : En présentiel');
  expect(parsed.title).toBe('Comptable');
  expect(parsed.city).toBe('Saint-Ouen-sur-Seine');
});

test('a public job board writes the department before the town', () => {
  expect(parseOffer('Cariste\nAgence d’Avignon - CDD - 84 - Le Pontet').city).toBe('Le Pontet');
});

test.each([
  ['salon L’Atelier de Margaux - Sète (34200)', 'L’Atelier de Margaux', 'Sète'],
  ['Les Jardins Fleuris (12 salariés)\nPloërmel 56 | CDI 35h', 'Les Jardins Fleuris', 'Ploërmel'],
  ['Câlins Services – agence de Marseille Sud recrute', 'Câlins Services', 'Marseille'],
  ['Ville d’Échirolles', 'Ville d’Échirolles', 'Échirolles'],
])('%s', (line, company, city) => {
  expect(parseOffer(`Comptable (H/F) – CDI\n${line}`)).toMatchObject({ title: 'Comptable', company, city });
});
