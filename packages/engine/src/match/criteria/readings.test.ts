import { readingOfCvCriterion, readingOfLinkedinCriterion } from '@coach/contracts/reading';
import { criterionFamilies } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { profileCriteria } from '../../linkedin/criteria/profile-criteria.ts';
import { allCriteria } from './all-criteria.ts';

test('articles are told for criteria that exist, and for some of every family', () => {
  const cv = allCriteria.filter(({ id }) => id in readingOfCvCriterion);
  expect(cv.map(({ id }) => id).sort()).toEqual(Object.keys(readingOfCvCriterion).sort());
  expect(new Set(cv.map(({ family }) => family))).toEqual(new Set(criterionFamilies));
  const profile = profileCriteria.map(({ id }) => id);
  expect(profile).toEqual(expect.arrayContaining(Object.keys(readingOfLinkedinCriterion)));
});
