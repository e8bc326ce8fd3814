import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';

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

/** Counted in the database, for all processes and over restarts. */
export function createOfferThrottle(pool: pg.Pool): OfferThrottle {
  const pages = limiter(pool, 'offer-page', pagesAnHour);
  const readings = limiter(pool, 'offer-reading', readingsAnHour);
  return {
    beforeFetch: (userId) => consume(pages, userId, { reason: 'pages', values: { pages: pagesAnHour } }),
    beforeReading: (userId) => consume(readings, userId, { reason: 'readings' }),
  };
}

function limiter(pool: pg.Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: 3_600,
  });
}

async function consume(limit: RateLimiterPostgres, userId: string, details: AppError['details']): Promise<void> {
  await limit.consume(userId).catch((refusal) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, refusal.msBeforeNext / 1000);
    throw new AppError('too_many_requests', { ...details, retryAfterSeconds });
  });
}
