import type pg from 'pg';
import { hourlyLimit } from './hourly-limit.ts';

/** Per hour and account. */
export const pagesAnHour = 60;
/** Far more than anybody pastes or asks to have read again, and less than a tenth of a processor. */
export const readingsAnHour = 600;

export type OfferThrottle = {
  /** Nobody makes this server visit other people’s sites without end. Throws `too_many_requests` (`pages`). */
  beforeFetch(userId: string): Promise<void>;
  /** Nor read what it has already without end. Throws `too_many_requests` (`readings`). */
  beforeReading(userId: string): Promise<void>;
};

export function createOfferThrottle(pool: pg.Pool): OfferThrottle {
  const pages = { reason: 'pages', values: { pages: pagesAnHour } };
  return {
    beforeFetch: hourlyLimit(pool, { keyPrefix: 'offer-page', points: pagesAnHour, details: pages }),
    beforeReading: hourlyLimit(pool, {
      keyPrefix: 'offer-reading',
      points: readingsAnHour,
      details: { reason: 'readings' },
    }),
  };
}
