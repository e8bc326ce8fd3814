import { maxOccupationText, salaryAnswerSchema, salaryOccupationsSchema } from '@coach/contracts/features/salaries';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const path = (query: Record<string, string>) => `/api/salaries?${new URLSearchParams(query)}`;

test('below advancer the benchmark is refused, and to visitors', async () => {
  const user = await app.users.paid('builder');
  const refused = await user.get(path({ occupation: 'Comptable' }));
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: 'subscription_required', reason: 'salary_benchmark' },
  ]);
  expect((await user.get('/api/salary-occupations')).status).toBe(403);
  expect((await app.visitor.get(path({ occupation: 'Comptable' }))).status).toBe(401);
});

test('an occupation answers figures with who was counted, when, and where it was read', async () => {
  const user = await app.users.paid('advancer');
  const answer = salaryAnswerSchema.parse(
    (await user.get(path({ occupation: 'développeuse', level: 'start', region: 'Île-de-France' }))).body,
  );
  expect(answer).toMatchObject({ occupation: 'Développeur', group: 'cadres', hasLevel: true, hasRegion: true });
  expect(answer.figures.some(({ region }) => region === 'Île-de-France')).toBe(true);
  for (const { source, people } of [...answer.figures, answer.scale]) {
    expect(people.length).toBeGreaterThan(5);
    expect(source.read).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const { items } = salaryOccupationsSchema.parse((await user.get('/api/salary-occupations')).body);
  expect(items.length).toBeGreaterThan(400);
});

test('what is no question is refused in words, and no text breaks it', async () => {
  const user = await app.users.paid('leader');
  const faulty = [
    {},
    { occupation: ' ' },
    { occupation: 'x'.repeat(maxOccupationText + 1) },
    { occupation: 'Comptable', region: 'Atlantide' },
    { occupation: 'Comptable', level: 'chief' },
    { occupation: 'Comptable', group: 'independents' },
  ];
  for (const query of faulty) expect((await user.get(path(query as Record<string, string>))).status).toBe(400);
  for (const { text } of allHostileStrings.slice(0, 8)) {
    const { status } = await user.get(path({ occupation: text.slice(0, maxOccupationText) }));
    expect([200, 400]).toContain(status);
  }
});
