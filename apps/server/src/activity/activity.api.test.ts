import { activityPageSchema, overviewSchema, trackedWeeks, trackingSchema } from '@coach/contracts/features/activity';
import { expect, test } from 'vitest';
import { sampleCv, sampleOffer, sampleProfile } from '../testing/sample-texts.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';

const app = await createTestApp();
const { clock } = app;
const later = () => clock.advance(60_000);

/** One thing of each kind, a minute apart: the newest first. */
async function makeOfEach(user: TestUser) {
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;
  later();
  const pair = { cvContent: sampleCv, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await user.post('/api/functions/analyze-cv', pair)).body;
  later();
  const job = (await user.post('/api/jobs', { text: sampleOffer })).body;
  await app.runJobs();
  later();
  const wishes = { jobDescription: sampleOffer, company: 'Brise Marine', tone: 'direct', jobId: job.id };
  const { letterId } = (await user.post('/api/letters', wishes)).body;
  later();
  const template = (await user.post('/api/templates', { type: 'motivation_letter', letterId })).body;
  later();
  const linkedin = (await user.post('/api/functions/analyze-linkedin', { profileContent: sampleProfile })).body;
  later();
  const asked = { level: 'Senior', jobDescription: sampleOffer };
  const { sessionId } = (await user.post('/api/functions/generate-questions', asked)).body;
  return [
    ...[`interview ${sessionId}`, `linkedin ${linkedin.id}`, `template ${template.id}`, `letter ${letterId}`],
    ...[`job ${job.id}`, `analysis ${analysisId}`, `document ${documentId}`],
  ];
}

async function pages(user: TestUser, limit: number) {
  const found = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = activityPageSchema.parse(
      (await user.get(`/api/activity?limit=${limit}${cursor && `&cursor=${cursor}`}`)).body,
    );
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

const leader = await app.users.paid('leader');
const made = await makeOfEach(leader);

test('the activity tells of every feature, newest first and page by page, to its owner alone', async () => {
  const all = await pages(leader, 20);
  expect(all.map(({ kind, id }) => `${kind} ${id}`)).toEqual(made);
  expect(await pages(leader, 3)).toEqual(all);
  expect(all.find(({ kind }) => kind === 'analysis')).toMatchObject({ title: 'Assistant comptable' });
  expect(all.find(({ kind }) => kind === 'interview')).toMatchObject({ state: 'open', score: null });
  expect(await pages(await app.users.free(), 20)).toEqual([]);
});

test('a registration is a line of its own among the others, whatever page it falls on', async () => {
  const user = await app.users.paid('leader');
  await app.pool.query(
    `insert into community_meetings (id, gathering_id, kind, title, starts_at, ends_at)
     select 'rencontre-' || n, 'rencontre', case n when 2 then 'event' else 'workshop' end, 'Rencontre ' || n, now(), now()
     from generate_series(1, 3) n`,
  );
  await app.pool.query(
    `insert into community_registrations (meeting_id, user_id, created_at) select id, $1, '2026-01-01' from community_meetings where gathering_id = 'rencontre'`,
    [user.id],
  );
  const all = await pages(user, 1);
  expect(all.map(({ kind, title, state }) => `${kind} ${title} ${state}`).sort()).toEqual([
    'registration Rencontre 1 workshop',
    'registration Rencontre 2 event',
    'registration Rencontre 3 workshop',
  ]);
});

test('the overview follows what the person has done', async () => {
  const user = await app.users.free();
  const fresh = overviewSchema.parse((await user.get('/api/overview')).body);
  expect(fresh.profile).toEqual({
    completion: 33,
    flags: { basicInfo: true, location: false, objectives: false, skills: false, aiTone: true, avatar: false },
  });
  expect(fresh.actions[0]).toEqual({ kind: 'upload_cv' });
  const { actions } = overviewSchema.parse((await leader.get('/api/overview')).body);
  expect(actions[0]).toMatchObject({ kind: 'resume_interview', answered: 0 });
  expect(actions.map(({ kind }) => kind)).toContain('apply');
  expect(actions.map(({ kind }) => kind)).not.toContain('upload_cv');
  // Bought again for an offer of long ago: its score is raised for free.
  await app.pool.query(
    `update analyses set score = 50, created_at = created_at - interval '40 days' where user_id = $1`,
    [leader.id],
  );
  const again = overviewSchema.parse((await leader.get('/api/overview')).body);
  expect(again.actions.map(({ kind }) => kind)).toContain('raise_score');
});

test('scores and applications over time are for leader, and an application counts the day it is sent', async () => {
  const below = await (await app.users.paid('advancer')).get('/api/tracking');
  expect([below.status, below.body.error, below.body.reason]).toEqual([
    ...[403, 'subscription_required', 'performance_tracking'],
  ]);
  const jobId = made.find((each) => each.startsWith('job '))?.slice(4);
  const track = async () => trackingSchema.parse((await leader.get('/api/tracking')).body);
  const sent = async () => (await track()).applications.map((week) => week.sent);
  const none = Array(trackedWeeks).fill(0);
  expect(await sent()).toEqual(none);
  await leader.patch(`/api/jobs/${jobId}`, { applicationStatus: 'applied' });
  await app.users.later(leader, 14);
  // Its later course is no second application.
  await leader.patch(`/api/jobs/${jobId}`, { applicationStatus: 'interview' });
  expect(await sent()).toEqual(none.toSpliced(-3, 1, 1));
  await leader.patch(`/api/jobs/${jobId}`, { applicationStatus: 'draft' });
  expect(await sent()).toEqual(none);
  const { scores } = await track();
  expect([scores.cv.length, scores.linkedin.length, scores.interview.length]).toEqual([1, 1, 0]);
});
