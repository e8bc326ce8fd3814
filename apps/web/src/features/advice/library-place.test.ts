import { expect, test } from 'vitest';
import { libraryPath, readFilters } from './library-place.ts';

test('what the address asks for goes there and back; what there is not is left out', () => {
  const asked = { q: 'élargir & négocier', category: 'négociation-salariale', level: 'expert', saved: true } as const;
  const path = libraryPath(asked, 'un-article');
  expect(readFilters(new URL(path, 'http://localhost').searchParams)).toEqual(asked);
  expect(new URL(path, 'http://localhost').searchParams.get('article')).toBe('un-article');
  const nothing = { q: '', category: undefined, level: undefined, saved: false };
  expect(readFilters(new URLSearchParams('categorie=cuisine&niveau=&liste=oui'))).toEqual(nothing);
  expect(libraryPath(nothing)).toBe('/career-advice');
});
