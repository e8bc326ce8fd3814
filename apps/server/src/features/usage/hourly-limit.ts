import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';

/**
 * How often an hour and account, counted in the database for all processes and over restarts. The limit throws
 * `too_many_requests` with `details`.
 */
export function hourlyLimit(
  pool: pg.Pool,
  { keyPrefix, points, details }: { keyPrefix: string; points: number; details: AppError['details'] },
): (userId: string) => Promise<void> {
  const limit = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: 3_600,
  });
  return async (userId) => {
    await limit.consume(userId).catch((refusal) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, refusal.msBeforeNext / 1000);
      throw new AppError('too_many_requests', { ...details, retryAfterSeconds });
    });
  };
}
