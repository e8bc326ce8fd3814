import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type PlannedGathering, readGatherings, readResources } from './catalogue.ts';
import { describeRhythm } from './describe-rhythm.ts';
import { parisInstant } from './paris-instant.ts';
import { findMeeting, meetingsToCome } from './plan-meetings.ts';

const content = (path: string) => fileURLToPath(new URL(`../../../../../content/${path}`, import.meta.url));
const read = (path: string) => readFile(content(path), 'utf8');
const repeat = { week: 1, weekday: 'thursday', time: '18:00', from: '2026-12-01', except: ['2027-01-07'] } as const;
const gathering: PlannedGathering = {
  ...{ id: 'mois', kind: 'workshop', title: 'Le mois', summary: 'Ensemble', programme: ['Parler'] },
  ...{ minutes: 90, capacity: 45, dates: ['2026-12-22 09:00'], repeat: { ...repeat, except: [...repeat.except] } },
};

test('clocks in Paris are followed through summer and winter', () => {
  expect(parisInstant('2026-12-03', '18:00').toISOString()).toBe('2026-12-03T17:00:00.000Z');
  expect(parisInstant('2027-07-01', '18:00').toISOString()).toBe('2027-07-01T16:00:00.000Z');
  expect(parisInstant('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T00:30:00.000Z');
  expect(parisInstant('2027-03-28', '03:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
});

test('the next meetings follow the rule, but for what it leaves out, and the dates set by hand', () => {
  const days = (at: string) => meetingsToCome(gathering, new Date(at)).map(({ id }) => id.slice(5));
  expect(days('2026-11-21T12:00:00Z')).toEqual(['2026-12-03', '2026-12-22', '2027-02-04', '2027-03-04']);
  expect(days('2026-12-03T17:00:00Z')).toEqual(['2026-12-22', '2027-02-04', '2027-03-04', '2027-04-01']);
  expect(findMeeting([gathering], 'mois-2027-01-07')).toBeNull();
  expect(findMeeting([gathering], 'mois-2026-12-04')).toBeNull();
  expect(findMeeting([gathering], 'mois-2027-13-45')).toBeNull();
  expect(findMeeting([gathering], 'mois-2027-02-04')?.endsAt.toISOString()).toBe('2027-02-04T18:30:00.000Z');
  const last: PlannedGathering = { ...gathering, dates: [], repeat: { ...repeat, week: 'last', except: [] } };
  const [next] = meetingsToCome(last, new Date('2026-12-25T00:00:00Z'));
  expect(next?.id).toBe('mois-2026-12-31');
});

test('a rule is told in words', () => {
  const rule = { ...repeat, except: [] };
  expect(describeRhythm(rule, 'fr')).toBe('Le premier jeudi du mois à 18:00, heure de Paris');
  expect(describeRhythm({ ...rule, week: 2, weekday: 'tuesday', months: [4, 10] }, 'fr')).toBe(
    'Le deuxième mardi d’avril et octobre à 18:00, heure de Paris',
  );
  expect(describeRhythm({ ...rule, week: 'last' }, 'en')).toBe('The last Thursday of the month at 18:00, Paris time');
});

test('the data files can be read; articles are those that everybody may read, by their own names', async () => {
  const { articles, resources } = readResources(await read('community/resources.yaml'));
  const names = await readdir(content('advice'), { recursive: true });
  for (const { id, title, category } of articles) {
    const name = names.find((each) => each.endsWith(`/${id}.md`)) ?? '';
    const front = parse((await read(`advice/${name}`)).split('\n---\n')[0] ?? '');
    expect(front).toMatchObject({ id, title, category, free: true });
  }
  expect(new Set(resources.map(({ kind }) => kind))).toEqual(new Set(['official', 'tool', 'video', 'book']));
  const gatherings = readGatherings(await read('community/gatherings.yaml'));
  const workshops = gatherings.filter(({ kind }) => kind === 'workshop');
  // Spec 2, section 2.
  expect(workshops.map(({ capacity }) => capacity)).toEqual([45, 32]);
  expect(gatherings.filter(({ kind }) => kind === 'event')).toHaveLength(2);
});

test('a file with something it should not hold is refused', () => {
  expect(() => readGatherings('gatherings: [{ id: "Mauvais nom" }]')).toThrow();
  expect(() => readGatherings('autre: []')).toThrow();
});
