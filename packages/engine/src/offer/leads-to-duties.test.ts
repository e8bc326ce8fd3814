import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const mustHave = (...lines: string[]) => parseOffer(lines.join('\n')).mustHave.join(' | ');

describe('an offer without a heading above its duties', () => {
  test.each([
    'Au sein de l’atelier (5 personnes), sous la conduite du chef d’équipe :',
    'Rattaché au responsable de site, dans une équipe de six :',
    'Avec l’appui de deux collègues :',
    'Nous cherchons un agent pour notre dépôt :',
    'Le poste comprend notamment :',
  ])('lists them below « %s »', (lead) => {
    const asked = mustHave(
      'Agent H/F',
      lead,
      '- tri des colis',
      '- pose de clôtures',
      '- vidage des bennes',
      'Permis B.',
    );
    for (const term of ['pose de clôtures', 'vidage des bennes', 'Permis B'])
      expect(asked.toLowerCase()).toContain(term.toLowerCase());
    expect(asked).not.toMatch(/rattaché|appui|notamment/);
  });

  test('lists them on lines without a mark, or without a line that leads to them', () => {
    const duties = ['traitement des litiges', 'planification des tournées', 'relation avec les transporteurs'];
    for (const duty of duties) {
      expect(mustHave('Assistant H/F', 'Rattaché au chef d’exploitation :', ...duties).toLowerCase()).toContain(duty);
      expect(mustHave('Assistant H/F', 'Dépôt de Niort.', ...duties.map((one) => `- ${one}`)).toLowerCase()).toContain(
        duty,
      );
    }
    expect(mustHave('Agent H/F', 'Sorvex vous accueille à Niort.', 'Chargement des bennes.', 'Tri des palettes.')).toBe(
      'chargement des bennes | Tri des palettes',
    );
  });

  test.each([
    'Étable de 80 vaches. Traite, soins aux veaux, vidage des fosses.',
    'Une ferme bio. Le travail : traite, soins aux veaux, vidage des fosses.',
    'Rattaché à la gérante : traite, soins aux veaux, vidage des fosses.',
    'Il nous faut quelqu’un pour traire les vaches, nourrir les veaux, conduire le tracteur.',
  ])('tells them in a paragraph: « %s »', (paragraph) => {
    expect(mustHave('Ouvrier agricole H/F', paragraph)).toMatch(/vidage des fosses|Conduite de tracteur/i);
  });

  test('takes what is demanded below the list for a demand', () => {
    const { mustHave, niceToHave } = parseOffer(
      'Aide-comptable H/F\nDans un service de trois :\n- saisie des écritures\n- lettrage des comptes\nBac pro gestion. Sage apprécié.',
    );
    expect(mustHave).toContain('Bac pro');
    expect(niceToHave).toEqual(['Sage']);
  });

  test.each([
    ['Nos atouts :', ['- formation interne', '- prise en charge des transports', '- locaux neufs']],
    ['Nous attendons de vous :', ['- sens du contact', '- maîtrise d’Excel', '- gestion du stress']],
    ['Entreprise de 30 salariés : conception, fabrication et pose de stores.', []],
  ])('has no duties below « %s »', (lead, list) => {
    expect(mustHave('Poseur H/F', lead, ...list)).not.toMatch(/conception|prise en charge|sens du contact/);
  });
});

test('who holds the post keeps his files up to date', () => {
  expect(mustHave('Agent H/F', 'Missions', 'Le titulaire organise les rondes et tient à jour le cahier de bord.')).toBe(
    'organisation des rondes | cahier de bord',
  );
});

test('« o » before an item is a mark of a list, and where the post stands is no duty', () => {
  const asked = mustHave(
    'Agent H/F',
    'Missions',
    'o vidage des bennes',
    'o tri des verres',
    'Basé à Niort, ronde de nuit',
  );
  expect(asked).toMatch(/vidage des bennes/);
  expect(asked).not.toMatch(/Basé/i);
});
