import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { isLinkWord } from './term-trie.ts';
import { allTerms, termFiles } from './terms.ts';

/** What the tree of words keeps of a way of writing: its words without the small ones. */
function writtenAs(text: string): string {
  const tokens = tokenise(text);
  const content = tokens.filter((token) => !isLinkWord(token, text));
  return (content.length > 0 ? content : tokens).map(({ key }) => key).join(' ');
}

describe('the data files', () => {
  it('give one entry to each way of writing', () => {
    const owners = new Map<string, Set<string>>();
    for (const term of allTerms()) {
      for (const form of term.forms) {
        const written = writtenAs(form.text);
        owners.set(written, (owners.get(written) ?? new Set()).add(term.name));
      }
    }
    const shared = [...owners]
      .filter(([, names]) => names.size > 1)
      .map(([text, names]) => [text, ...names].join(' | '));
    expect(shared).toEqual([]);
  });

  it('keep single everyday words out of the sectors', () => {
    const everyday = new Set(['gestion', 'suivi', 'organisation', 'accueil', 'travail', 'service', 'client', 'equipe']);
    const alone = allTerms()
      .filter(({ kind }) => kind === 'skill')
      .flatMap(({ forms }) => forms.filter((form) => !form.needsContext && everyday.has(writtenAs(form.text))));
    expect(alone).toEqual([]);
  });

  it('hold more than a thousand hard skills over at least eighteen sectors', () => {
    const sectors = termFiles.filter(({ kind }) => kind === 'skill');
    expect(sectors.length).toBeGreaterThanOrEqual(18);
    expect(sectors.reduce((count, { terms }) => count + terms.length, 0)).toBeGreaterThan(1500);
  });
});
