import { expect, test } from 'vitest';
import { tabbedTitle } from './tabbed-title.ts';

const tabs = { salaries: () => 'Salaires' };

test('a tab is named before its page, and an address that names none leaves the page alone', () => {
  expect(tabbedTitle('Conseils', '?tab=salaries&metier=x', tabs)).toBe('Salaires – Conseils');
  for (const search of ['', '?tab=', '?tab=library', '?tab=constructor'])
    expect(tabbedTitle('Conseils', search, tabs)).toBe('Conseils');
});
