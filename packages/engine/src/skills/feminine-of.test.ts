import { describe, expect, it } from 'vitest';
import feminines from '../../data/feminines.json' with { type: 'json' };
import { feminineOf } from './feminine-of.ts';
import { findTerms } from './find-terms.ts';
import { allTerms } from './terms.ts';

const occupationsIn = (text: string) =>
  findTerms(text)
    .filter(({ kind }) => kind === 'occupation')
    .map(({ name, start, end }) => [name, text.slice(start, end)]);

/** Words that mean the machine as much as the woman who runs it: the neighbours of the machine are skills. */
const machines = new Set(['fraiseuse', 'pelleteuse']);

describe('feminineOf', () => {
  it.each([
    ['Infirmier', 'Infirmière'],
    ['Vendeur', 'Vendeuse'],
    ['Conducteur de travaux', 'Conductrice de travaux'],
    ['Chef de cuisine', 'Cheffe de cuisine'],
    ['Maçon', 'Maçonne'],
    ['Boulanger', 'Boulangère'],
    ['Commercial', 'Commerciale'],
    ['Ingénieur', 'Ingénieure'],
    ['Auteur', 'Autrice'],
    ['Sage-femme', 'Sage-femme'],
    ['Chargé de communication', 'Chargée de communication'],
    ['Digital Content Manager', 'Digital Content Manager'],
    ['Directeur digital', 'Directrice digitale'],
    ['Technicien qualité', 'Technicienne qualité'],
    ['Accompagnant éducatif et social', 'Accompagnante éducative et sociale'],
    ['Agent public', 'Agente publique'],
    ['Maître d’hôtel', 'Maîtresse d’hôtel'],
    ['Hôte de caisse', 'Hôtesse de caisse'],
    ['Agent SSIAP', 'Agente SSIAP'],
    ['Product manager', 'Product manager'],
    ['Responsable recrutement', 'Responsable recrutement'],
  ])('%s → %s', (masculine, feminine) => expect(feminineOf(masculine)).toBe(feminine));

  it('changes every title that has two forms, and leaves no masculine ending on its first word', () => {
    const same = new Set(feminines.same);
    const left = allTerms()
      .filter(({ kind, name }) => kind === 'occupation' && feminineOf(name) === name)
      .map(({ name }) => name.split(/[ -]/)[0]?.toLowerCase() ?? '')
      .filter((word) => /(?:eur|ier|ien|teur|ant|al|if|(?<!i)on|é)$/.test(word) && !same.has(word));
    expect(left).toEqual([]);
  });

  it('is recognised for every occupation, under each of its names', () => {
    const missed = allTerms()
      .filter(({ kind }) => kind === 'occupation')
      .flatMap(({ name, forms }) =>
        forms
          .filter(({ needsContext }) => !needsContext)
          .map(({ text }) => [name, feminineOf(text)] as const)
          .filter(([, feminine]) => !machines.has(feminine))
          .filter(
            ([, feminine]) => !occupationsIn(feminine).some(([found, quote]) => found === name && quote === feminine),
          ),
      );
    expect(missed).toEqual([]);
  });
});

describe('gender writing', () => {
  it.each([
    ['Technicien·ne de maintenance', 'Technicien de maintenance'],
    ['Technicien(ne) de maintenance', 'Technicien de maintenance'],
    ['Technicien-ne de maintenance', 'Technicien de maintenance'],
    ['Technicien / Technicienne de maintenance', 'Technicien de maintenance'],
    ['Technicien (H/F) de maintenance', 'Technicien de maintenance'],
    ['Chargé·e de communication', 'Chargé de communication'],
    ['Développeur.euse web', 'Développeur'],
    ['Assistant-e de direction', 'Assistant de direction'],
    ['Vendeur/vendeuse en prêt-à-porter', 'Vendeur'],
    ['Vendeur/se en boulangerie', 'Vendeur'],
    ['Conducteur(trice) de travaux', 'Conducteur de travaux'],
    ['Conducteur ou conductrice de travaux', 'Conducteur de travaux'],
    ['Chef·fe de projet', 'Chef de projet'],
    ['Infirmier/ère', 'Infirmier'],
    ['Hôte/Hôtesse de caisse', 'Hôte de caisse'],
    ['Préparateur/trice de commandes', 'Préparateur de commandes'],
  ])('%s', (written, name) => expect(occupationsIn(written).map(([found]) => found)).toContain(name));

  it('hangs on no other word', () => {
    expect(occupationsIn('Technicien ou agent de maintenance').map(([, quote]) => quote)).toEqual([
      'Technicien',
      'agent de maintenance',
    ]);
  });
});
