import { expect, test } from 'vitest';
import { modelPath, readModelPlace } from './model-place.ts';

const place = (query: string) => readModelPlace(new URLSearchParams(query));

test('an address leads back to its place', () => {
  for (const query of [
    'tab=templates',
    'tab=templates&type=lettre&modele=duo&lettre=l1',
    'tab=templates&modele=frise&document=d1',
  ])
    expect(modelPath(place(query))).toBe(`/cv-crafting?${query}`);
});

test('a model of the other kind, or none, opens the gallery', () => {
  expect(place('type=lettre&modele=frise').model).toBeNull();
  expect(place('modele=inconnu').model).toBeNull();
  expect(place('modele=frise').model).toEqual({ kind: 'cv', id: 'frise' });
});
