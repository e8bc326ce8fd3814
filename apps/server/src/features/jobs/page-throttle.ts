import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';

const perHour = 60;

export type PageThrottle = { beforeFetch(userId: string): Promise<void> };

/** Nobody makes this server visit other people’s sites without end. Throws `too_many_requests`. */
export function createPageThrottle(pool: pg.Pool): PageThrottle {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'offer-page',
    points: perHour,
    duration: 3_600,
  });
  return {
    async beforeFetch(userId) {
      await limiter.consume(userId).catch((refusal) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000) });
      });
    },
  };
}
