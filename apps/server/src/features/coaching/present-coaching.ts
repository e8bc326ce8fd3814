import type {
  CoachingSession,
  CoachingSessionSummary,
  CoachRequest,
  coachRequestListSchema,
} from '@coach/contracts/features/coaching';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { loadCoaching } from '../../ports/engine.ts';
import type { CoachingRow, CoachRequestRow, listCoaching, listCoachRequests } from './queries.ts';

/** A dialogue in full. */
export async function presentCoaching(row: CoachingRow): Promise<CoachingSession> {
  const { id, scenario, state, turns, summary, writtenBy } = row;
  const { describeScenario, progressOf } = await loadCoaching();
  const { title, other } = describeScenario(scenario);
  const about = oneLine(turns.find(({ speaker }) => speaker === 'person')?.text);
  const progress = progressOf(scenario, turns);
  return { ...{ id, scenario, title, other, about, state, turns, progress, summary, writtenBy }, ...datesOf(row) };
}

export async function presentCoachingPage({ items, nextCursor }: Awaited<ReturnType<typeof listCoaching>>) {
  const { describeScenario } = await loadCoaching();
  return {
    items: items.map((row): CoachingSessionSummary => {
      const { id, scenario, state, turnCount, about } = row;
      const { title } = describeScenario(scenario);
      return { ...{ id, scenario, title, state, about: oneLine(about), turns: turnCount }, ...datesOf(row) };
    }),
    nextCursor,
  };
}

function oneLine(text: string | null | undefined): string | null {
  return text ? text.replace(/\s+/g, ' ').trim().slice(0, 200) : null;
}

function datesOf({ createdAt, updatedAt }: Pick<CoachingRow, 'createdAt' | 'updatedAt'>) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function presentRequest(row: CoachRequestRow): CoachRequest {
  const { id, kind, subject, hopes, availability, contactWay, contact, answer } = row;
  return {
    ...{ id, kind, subject, hopes, availability, contactWay, contact, answer },
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

export function presentRequests(
  { operator }: Pick<UserContext, 'operator'>,
  { items, nextCursor }: Awaited<ReturnType<typeof listCoachRequests>>,
): z.input<typeof coachRequestListSchema> {
  const { name, email } = operator;
  return { items: items.map(presentRequest), nextCursor, operator: { name, reached: email !== null } };
}
