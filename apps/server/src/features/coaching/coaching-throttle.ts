import type pg from 'pg';
import { hourlyLimit } from '../usage/hourly-limit.ts';

/** Per hour and account. */
const turnsAnHour = 240;
const requestsAnHour = 5;

export type CoachingThrottle = {
  /** A dialogue that begins is a turn as well. Throws `too_many_requests` (`coaching`). */
  beforeTurn(userId: string): Promise<void>;
  /** Each request is a mail to the operator. Throws `too_many_requests` (`messages`). */
  beforeRequest(userId: string): Promise<void>;
};

export function createCoachingThrottle(pool: pg.Pool): CoachingThrottle {
  return {
    beforeTurn: hourlyLimit(pool, { keyPrefix: 'coaching-turn', points: turnsAnHour, details: { reason: 'coaching' } }),
    beforeRequest: hourlyLimit(pool, {
      keyPrefix: 'coach-request',
      points: requestsAnHour,
      details: { reason: 'messages', values: { messages: requestsAnHour } },
    }),
  };
}
