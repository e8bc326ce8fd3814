import type { Profile } from '@coach/contracts/features/profile';
import { expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';
import { draftOf, faultyFields, isChanged } from './profile-draft.ts';

const profile: Profile = {
  fullName: 'Inès Martin',
  email: 'ines@example.com',
  phone: '',
  location: '',
  linkedin: '',
  website: '',
  objectives: '',
  experience: null,
  currentRole: '',
  industry: null,
  targetPositions: [],
  targetSalary: null,
  workType: null,
  availability: null,
  industries: [],
  skills: [],
  aiTone: 'professionnel',
  language: 'fr',
  avatarUrl: null,
  hasPassword: true,
  updatedAt: '2026-11-21T08:00:00.000Z',
};

test('a form is changed by what is typed, and not by a photo or by being saved', () => {
  const draft = draftOf(profile);
  expect(isChanged(draft, profile)).toBe(false);
  expect(isChanged(draft, { ...profile, avatarUrl: '/photos/x', updatedAt: '2026-11-22T08:00:00.000Z' })).toBe(false);
  expect(isChanged({ ...draft, skills: [{ name: 'SQL', level: 'Expert', type: 'technical' }] }, profile)).toBe(true);
});

test('the fields at fault are named', () => {
  const draft = { ...draftOf(profile), fullName: ' ', phone: 'plus tard', website: 'javascript:alert(1)' };
  expect([...faultyFields(draft)].sort()).toEqual(['fullName', 'phone', 'website']);
  expect(faultyFields({ ...draftOf(profile), linkedin: 'linkedin.com/in/ines' }).size).toBe(0);
});

test('what was typed stands over what another tab has saved since', () => {
  const from = draftOf(profile);
  const kept = { ...from, location: 'Brest', phone: '01 99 00 00 00', objectives: 'Encadrer' };
  const typed = { ...from, location: 'Quimper', targetPositions: ['Cheffe'] };
  expect(mergeDraft(typed, from, kept)).toEqual({ ...kept, location: 'Quimper', targetPositions: ['Cheffe'] });
});
