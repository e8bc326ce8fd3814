import type { DocumentLine } from '@coach/contracts/document-text';
import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

/** Lines as a document gives them: « @ » before the name, « # » before a heading in large bold letters. */
function read(written: string) {
  const lines: DocumentLine[] = [];
  let text = '';
  for (const line of written.trim().split('\n')) {
    const mark = /^[@#]/.exec(line)?.[0] ?? '';
    const words = line.slice(mark.length).replace(/^• /, '');
    const place = { start: text.length, end: text.length + words.length, page: 1, y: 0, block: 0, x: 40 };
    const look = { fontSize: mark === '@' ? 22 : mark === '#' ? 13 : 10, bold: mark !== '', headingLevel: null };
    lines.push({ ...place, ...look, bullet: line.startsWith('• '), origin: 'body' });
    text += `${words}\n`;
  }
  return parseCv({ text, lines });
}

/** The other headings are in capitals where this one is. */
const cv = (section: string) => {
  const set = (heading: string) => (/^#\P{Ll}+\n/u.test(section) ? heading.toUpperCase() : heading);
  return read(`
@Maud Lacoste
maud.lacoste@example.com
#${set('Études')}
2010\tBTS Géomètre, lycée Nodier, Dole – obtenu
#${set('Langues')}
Anglais B1
${section}
#${set('Permis')}
Permis B`);
};
const kindOf = (section: string) => {
  const [heading] = section.slice(1).split('\n');
  return cv(section).headings.find(({ text }) => text === heading)?.kind ?? null;
};

const jobs = `Janv. 21 → auj.\tCheffe d’équipe
Cabinet Lacaze, Dole (18 personnes)
• Levés de terrains, bornages
• Plans de récolement
Sept. 17 → Déc. 20\tTechnicienne de laboratoire
Fonderie Darnal, Dole
• Calculs`;

test.each(['MON MÉTIER', 'COMPÉTENCES', 'MON QUOTIDIEN', 'LE TERRAIN', 'PROFIL'])(
  'under « %s », jobs with dates and what was done there are jobs',
  (heading) => {
    expect(kindOf(`#${heading}\n${jobs}`)).toBe('experience');
    expect(cv(`#${heading}\n${jobs}`).experiences.map(({ title, company }) => [title, company])).toEqual([
      ['Cheffe d’équipe', 'Cabinet Lacaze'],
      ['Technicienne de laboratoire', 'Fonderie Darnal'],
    ]);
  },
);

test.each([
  ['#MON MÉTIER\nLevés topographiques\nBornage\nImplantation', 'skills'],
  ['#MON MÉTIER\nLevés, depuis 2017\nBornage', 'skills'],
  [
    '#Ce que je tiens en main\nTaille de la vigne, soudure à l’arc, conduite de tracteur, palissage, petite mécanique',
    'skills',
  ],
  ['#Dans mes cordes\nPaie, facturation, gestion des stocks, comptabilité fournisseurs, Excel', 'skills'],
  ['#Dans mes cordes\nJe gère la paie, la facturation, je suis les stocks, je réponds aux clients.', 'other'],
  ['#Perso\nRugby (pilier droit), pompier volontaire depuis 2021, champignons', 'interests'],
  ['#Perso\nPermis B, véhicule, disponible de suite', 'other'],
  ['#Le dimanche\nChorale, secouriste bénévole de 2016 à 2019, randonnée', 'interests'],
  ['#Et le week-end\nFootball, entraîneur des moins de 13 ans depuis 2019, potager', 'interests'],
  ['#Mes boulots\n2019 – 2023\tMonitrice de ski, École des Neiges, Vars', 'experience'],
  ['#Missions en indépendant\nLacoste Conseil (micro-entreprise)\nAuditrice qualité – depuis mars 2025', 'experience'],
])('%j is a section of %s', (section, kind) => {
  expect(kindOf(section)).toBe(kind);
});

test.each([
  ['#ILS ME\n#RECOMMANDENT\nRéférences sur demande', 'ILS ME RECOMMANDENT'],
  ['#LÀ OÙ J’AI\n#TRAVAILLÉ\n2019 – 2023\tVendeuse, Fnac, Dole', 'LÀ OÙ J’AI TRAVAILLÉ'],
  ['#POUR LES\n#CURIEUX\nmaud-lacoste.example.com', 'POUR LES CURIEUX'],
  ['#CE QUI COMPTE POUR\n#MOI\nLe calme', 'CE QUI COMPTE POUR MOI'],
])('a heading in capitals that ends on a small word goes on below: %j', (section, heading) => {
  expect(cv(section).headings.map(({ text }) => text)).toContain(heading);
});

test.each([
  ['#LOISIRS\n#QUALITÉS\nCalme', 'LOISIRS'],
  ['#JE PARLE\n#J’AIME\nLa danse', 'JE PARLE'],
])('two headings one below the other stay two: %j', (section, heading) => {
  expect(cv(section).headings.map(({ text }) => text)).toContain(heading);
});
