import { expect, test } from 'vitest';
import { matchJobs } from './match-jobs.ts';

const offer = (title: string | null, changes = {}) => ({
  title,
  company: null,
  location: null,
  type: null,
  url: null,
  notes: '',
  applicationStatus: 'not_applied' as const,
  ...changes,
});
const accountant = offer('Comptable général', { company: 'Atelier Coëtmeur', location: 'Saint-Nazaire' });
const nurse = offer('Infirmière de nuit', { applicationStatus: 'applied', notes: 'Rappeler Mme Hérault' });
const untitled = offer(null, { url: 'https://emploi.example.com/42' });
const all = [accountant, nurse, untitled];

test('every word must be there, in any field and whatever the accents', () => {
  expect(matchJobs(all, 'comptable nazaire')).toEqual([accountant]);
  expect(matchJobs(all, 'COETMEUR')).toEqual([accountant]);
  expect(matchJobs(all, 'herault')).toEqual([nurse]);
  expect(matchJobs(all, 'emploi.example')).toEqual([untitled]);
  expect(matchJobs(all, 'comptable nuit')).toEqual([]);
});

test('an empty search keeps all, a stage only its own', () => {
  expect(matchJobs(all, '  ')).toEqual(all);
  expect(matchJobs(all, '', 'applied')).toEqual([nurse]);
});
