import { expect, test } from 'vitest';
import { briefOf } from './letter-brief.ts';

test('what storage holds is taken where it is text and known, and nothing else', () => {
  const kept = { company: 'Hexalia', tone: 'direct', jobUrl: 4, admin: 'yes', documentId: null };
  expect(briefOf(kept)).toMatchObject({ company: 'Hexalia', tone: 'direct', jobUrl: '', documentId: '' });
  expect(briefOf(kept)).not.toHaveProperty('admin');
  expect(briefOf({ tone: 'sarcastique' }).tone).toBeNull();
  expect(briefOf('nonsense')).toEqual(briefOf(null));
});
