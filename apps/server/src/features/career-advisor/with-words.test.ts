import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { expect, test } from 'vitest';
import { tellWorded, withWords } from './with-words.ts';

const step = { days: 30 as const, title: 'Gardez trois offres', why: 'L’ordre est général.', link: null };
const bridge = {
  skill: 'Vente',
  evidence: { source: 'cv' as const, quote: 'vente' },
  towards: null,
  why: 'Elle sert.',
};
const plan = {
  steps: [step, step],
  routes: [],
  transferable: [bridge],
  held: [],
  missing: [],
} as unknown as CareerPlan;
const output = {
  introduction: 'Vous vendez déjà ; commencez par les offres.',
  steps: [
    { number: 2, why: 'Vos offres diront le reste.' },
    { number: 9, why: 'De trop, sans étape.' },
  ],
  routes: [],
  bridges: [{ number: 1, why: 'Conseiller, c’est déjà vendre.' }],
};
const doubt = { start: 0, end: 4, quote: 'Je  ', reason: '« Vous » n’est nulle part.' };

test('reasons change one by one, what is held stays, and nothing else moves', () => {
  const worded = withWords(plan, { output, doubts: [{ path: 'bridges.1', ...doubt }] });
  expect(worded).toEqual({
    ...plan,
    steps: [step, { ...step, why: 'Vos offres diront le reste.' }],
    introduction: { text: output.introduction, doubts: [] },
  });
});

test('what of the introduction is to be checked is told with it', () => {
  const twice = [doubt, { ...doubt, start: 1, reason: 'La même chose.' }];
  const doubts = twice.map((each) => ({ path: 'introduction', ...each }));
  const worded = withWords(plan, { output, doubts });
  expect(worded.introduction?.doubts).toEqual([{ start: 0, end: 4, quote: 'Vous', reason: doubt.reason }]);
  expect(tellWorded(worded, 'Le plan.')).toBe(
    `${output.introduction}\n\nÀ VÉRIFIER\n– «\u202fVous\u202f»\u00a0: ${doubt.reason}\n\nLe plan.`,
  );
  expect(tellWorded(plan, 'Le plan.')).toBe('Le plan.');
});
