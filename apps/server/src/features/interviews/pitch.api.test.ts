import { elevatorPitchResponseSchema, illegalExerciseSchema } from '@coach/contracts/features/interviews';
import { expect, test } from 'vitest';
import { call, said, used, withCv } from '../../testing/interview-steps.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

test('a pitch is said in 30 to 60 seconds, told otherwise when asked again; its diction costs nothing', async () => {
  const user = await app.users.paid('builder');
  const pitch = (more: object = {}) =>
    call('elevator-pitch')(user, { jobDescription: sampleOffer, level: 'Mid-level', userId: 'x', ...more });
  expect(said(await pitch())).toBe('409 cv_required');
  await withCv(user);
  const written = elevatorPitchResponseSchema.parse((await pitch()).body);
  expect(written.remainingPitches).toBe(2);
  expect(written.duration).toBeGreaterThanOrEqual(25);
  expect(written.duration).toBeLessThanOrEqual(60);
  for (const { source, quote } of written.sentences)
    if (source) expect(source === 'cv' ? sampleCv : sampleOffer).toContain(quote);
  expect((await pitch()).body.pitch).not.toBe(written.pitch);
  const heard = written.pitch.split(' ').slice(0, -6).join(' ');
  const said60 = { text: written.pitch, heard, timing: { durationMs: 40_000 } };
  const diction = (await user.post('/api/interviews/diction', said60)).body;
  expect(diction.missed.length).toBeGreaterThan(0);
  for (const { start, end, word } of diction.missed) expect(written.pitch.slice(start, end)).toBe(word);
  expect(await used(user, 'elevator_pitch')).toBe(2);
  const exercise = illegalExerciseSchema.parse((await user.get('/api/interviews/illegal-question?seed=7')).body);
  expect(exercise).toMatchObject({ article: expect.stringMatching(/^L1\d{3}-\d/), answers: { length: 3 } });
});
