import { expect, test } from 'vitest';
import { foldWord } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';
import { allTerms, termFiles } from './terms.ts';

const key = (text: string) =>
  tokenise(text)
    .map((token) => token.key)
    .join(' ');

test('no two entries share a name or an alias', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const term of allTerms()) {
    for (const form of term.forms.filter(({ needsContext }) => !needsContext)) {
      const owner = owners.get(key(form.text));
      if (owner !== undefined) clashes.push(`${form.text}: ${owner} / ${term.name}`);
      owners.set(key(form.text), term.name);
    }
  }
  expect(clashes).toEqual([]);
});

test('every broader link leads to an entry, and never back', () => {
  const byName = new Map(allTerms().map((term) => [term.name, term]));
  for (const term of allTerms()) {
    for (const name of term.broader) expect(byName.has(name), `${term.name} > ${name}`).toBe(true);
    const seen = new Set<string>();
    const climb = [...term.broader];
    for (let next = climb.pop(); next !== undefined; next = climb.pop()) {
      expect(next, `${term.name} leads back to itself`).not.toBe(term.name);
      if (!seen.has(next)) climb.push(...(byName.get(next)?.broader ?? []));
      seen.add(next);
    }
  }
});

test('a form of one or two letters counts only with its capitals or beside another term', () => {
  const loose = allTerms()
    .filter((term) => term.kind !== 'ignored')
    .flatMap((term) => term.forms)
    .filter(
      (form) => !form.exactCase && !form.needsContext && foldWord(form.text).replace(/[^a-z0-9+#]/g, '').length < 3,
    )
    .map((form) => form.text);
  expect(loose.filter((text) => !/[+#&\d]/.test(text))).toEqual([]);
});

test('the files cover every sector with a thousand skills and a hundred occupations', () => {
  const skills = termFiles.filter((file) => file.kind === 'skill');
  expect(skills.length).toBeGreaterThanOrEqual(18);
  expect(skills.flatMap((file) => file.terms).length).toBeGreaterThanOrEqual(1000);
  expect(termFiles.find((file) => file.kind === 'occupation')?.terms.length).toBeGreaterThanOrEqual(100);
});
