import { describe, expect, it } from 'vitest';
import { stem } from '../text/stem.ts';
import { contentTokens } from './link-words.ts';
import { allTerms, termFiles } from './terms.ts';

/** What the tree of words keeps of a way of writing: its words without the small ones. */
const writtenAs = (text: string) =>
  contentTokens(text)
    .map(({ key }) => key)
    .join(' ');

describe('the data files', () => {
  it('give one entry to each way of writing, save a word that only its neighbours explain', () => {
    const owners = new Map<string, Set<string>>();
    for (const term of allTerms()) {
      for (const form of term.forms) {
        const written = writtenAs(form.text);
        if (!form.needsContext) owners.set(written, (owners.get(written) ?? new Set()).add(term.name));
      }
    }
    const shared = [...owners]
      .filter(([, names]) => names.size > 1)
      .map(([text, names]) => [text, ...names].join(' | '));
    expect(shared).toEqual([]);
  });

  it('hold no near-doubles: no two names of the same words, whatever their endings', () => {
    const owners = new Map<string, string[]>();
    for (const { name, kind, forms } of allTerms()) {
      if (kind !== 'skill' || forms[0]?.exactCase) continue;
      const words = contentTokens(name).map(({ key }) => stem(key));
      const bag = words.join(' ');
      owners.set(bag, [...(owners.get(bag) ?? []), name]);
    }
    expect([...owners.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('keep single everyday words out of the sectors', () => {
    const everyday = new Set(['gestion', 'suivi', 'organisation', 'accueil', 'travail', 'service', 'client', 'equipe']);
    const alone = allTerms()
      .filter(({ kind }) => kind === 'skill')
      .flatMap(({ forms }) => forms.filter((form) => !form.needsContext && everyday.has(writtenAs(form.text))));
    expect(alone).toEqual([]);
  });

  it('hold at least three thousand skills over all sectors and four hundred occupations', () => {
    const sectors = termFiles.filter(({ kind }) => kind === 'skill');
    expect(sectors.length).toBeGreaterThanOrEqual(26);
    for (const { sector, terms } of sectors) expect(terms.length, sector).toBeGreaterThanOrEqual(50);
    const named = (wanted: string) => new Set(allTerms().flatMap(({ kind, name }) => (kind === wanted ? [name] : [])));
    expect(named('skill').size).toBeGreaterThanOrEqual(3000);
    expect(named('occupation').size).toBeGreaterThanOrEqual(400);
  });
});
