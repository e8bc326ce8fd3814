import type pg from 'pg';
import { hourlyLimit } from '../usage/hourly-limit.ts';

/** Per hour and account. */
export const messagesAnHour = 10;
const registrationsAnHour = 60;

export type CommunityThrottle = {
  /** Each message is a mail to the operator. Throws `too_many_requests` (`messages`). */
  beforeWriting(userId: string): Promise<void>;
  /** Each registration is a mail. Throws `too_many_requests`. */
  beforeRegistering(userId: string): Promise<void>;
};

export function createCommunityThrottle(pool: pg.Pool): CommunityThrottle {
  return {
    beforeWriting: hourlyLimit(pool, {
      keyPrefix: 'community-message',
      points: messagesAnHour,
      details: { reason: 'messages', values: { messages: messagesAnHour } },
    }),
    beforeRegistering: hourlyLimit(pool, { keyPrefix: 'community-seat', points: registrationsAnHour, details: {} }),
  };
}
