import { expect, test } from 'vitest';
import { recommend, type Standing } from './recommend.ts';

const id = '6f0a3f9e-52a1-4c43-9c7b-5a4a3b6f0f10';
const named = { title: 'Comptable', company: 'Brise Marine' };
const newcomer: Standing = {
  ...{ hasCv: false, hasInterview: false, hasJob: false, hasLinkedin: false },
  ...{ nextStep: null, draft: null, analysis: null, letter: null, openJobs: [], missing: 'location' },
  remaining: () => 3,
};
const settled: Standing = {
  ...newcomer,
  ...{ hasCv: true, hasInterview: true, hasJob: true, hasLinkedin: true, missing: null },
};
const kinds = (standing: Standing) => recommend(standing).map(({ kind }) => kind);
const analysis = (score: number) => ({ analysisId: id, ...named, score, rescoreIsFree: true });

test('someone new brings a CV first, then an offer, then trains', () => {
  expect(kinds(newcomer)).toEqual(['upload_cv', 'paste_offer', 'mock_interview', 'complete_profile']);
});

test('what has a day comes before what was begun, and what was begun before what is new', () => {
  const standing: Standing = {
    ...settled,
    nextStep: { jobId: id, ...named, date: '2026-11-21' },
    draft: { interviewId: id, role: 'Comptable', answered: 2, questionCount: 5 },
    analysis: analysis(62),
    letter: { letterId: id, company: 'Brise Marine', doubts: 2, wasEdited: false },
  };
  expect(kinds(standing)).toEqual(['next_step', 'resume_interview', 'raise_score', 'check_letter']);
});

test('a score is raised while that is free, and a good one leads to another offer', () => {
  expect(kinds({ ...settled, analysis: analysis(62) })).toEqual(['raise_score', 'next_offer']);
  expect(kinds({ ...settled, analysis: { ...analysis(62), rescoreIsFree: false } })).toEqual(['next_offer']);
  expect(kinds({ ...settled, analysis: analysis(80) })).toEqual(['next_offer']);
});

test('an offer gets its letter, and goes out once it has one', () => {
  const openJobs = [
    { jobId: id, ...named, analysed: true, hasLetter: false },
    { jobId: id.replace('6', '7'), ...named, analysed: true, hasLetter: true },
  ];
  expect(recommend({ ...settled, openJobs })).toEqual([
    { kind: 'apply', jobId: id.replace('6', '7'), ...named },
    { kind: 'write_letter', jobId: id, ...named },
    { kind: 'next_offer' },
  ]);
});

test('nothing is recommended that the month does not hold any more', () => {
  const openJobs = [{ jobId: id, ...named, analysed: true, hasLetter: false }];
  const spent: Standing = { ...settled, openJobs, hasInterview: false, hasLinkedin: false, remaining: () => 0 };
  expect(recommend(spent)).toEqual([]);
});
