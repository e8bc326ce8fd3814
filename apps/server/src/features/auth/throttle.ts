import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/app-error.ts';
import { addressGroup } from '../../http/client-address.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export type SignInAttempt = { email: string; address: string };

/**
 * Slows guessing down. Attempts that fail count per account and address, per address, and per account; the last does not apply to
 * addresses the owner has signed in from before, so nobody can lock an owner out by failing in their name.
 */
export function createThrottle(pool: pg.Pool) {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === 'sign-in-pair',
      keyPrefix: name,
      points,
      duration,
    });
  const perPair = limiter('sign-in-pair', 10, 15 * minute);
  const perAddress = limiter('sign-in-address', 100, 15 * minute);
  const perAccount = limiter('sign-in-account', 30, hour);
  const known = limiter('sign-in-known', 1, 30 * day);
  const signUps = limiter('sign-up-address', 300, hour);
  const mailsOfAccount = {
    reset: limiter('mail-account', 5, hour),
    confirmation: limiter('mail-account-confirm', 5, hour),
  };
  const mailsOfAddress = limiter('mail-address', 50, hour);
  const passwordChecks = limiter('password-check', 10, 15 * minute);
  const takenAnswers = limiter('sign-up-taken', 10, 15 * minute);

  const account = ({ email }: SignInAttempt) => accountKey(email);
  const pair = (attempt: SignInAttempt) => `${addressGroup(attempt.address)} ${account(attempt)}`;

  return {
    /** Every attempt counts until it has succeeded, so that a burst cannot outrun the count. */
    async beforeSignIn(attempt: SignInAttempt): Promise<void> {
      await consume(perPair, pair(attempt));
      await consume(perAddress, addressGroup(attempt.address));
      if ((await known.get(pair(attempt))) === null) await consume(perAccount, account(attempt));
    },
    async afterSignIn(attempt: SignInAttempt): Promise<void> {
      await perPair.delete(pair(attempt));
      await perAddress.reward(addressGroup(attempt.address));
      if ((await known.get(pair(attempt))) === null) await perAccount.reward(account(attempt));
      await known.set(pair(attempt), 1, 30 * day);
    },
    async beforeSignUp(address: string): Promise<void> {
      const state = await takenAnswers.get(addressGroup(address));
      if (state && state.remainingPoints <= 0) throw tooMany(state);
      await consume(signUps, addressGroup(address));
    },
    /** Whoever set a new password through their mailbox is the owner: failures in their name do not keep them out. */
    async afterReset(attempt: SignInAttempt): Promise<void> {
      await perPair.delete(pair(attempt));
      await known.set(pair(attempt), 1, 30 * day);
    },
    /**
     * A mail is asked for, whether or not the address has an account. Each kind counts for itself: what sends nothing, asked
     * for by anyone, must not use up what the owner needs.
     */
    async beforeMail(kind: 'reset' | 'confirmation', attempt: SignInAttempt): Promise<void> {
      await consume(mailsOfAccount[kind], account(attempt));
      await consume(mailsOfAddress, addressGroup(attempt.address));
    },
    /** Someone signed in gives their password again. */
    async beforePasswordCheck(userId: string): Promise<void> {
      await consume(passwordChecks, userId);
    },
    async afterPasswordCheck(userId: string): Promise<void> {
      await passwordChecks.delete(userId);
    },
    /** Someone asked for an e-mail that already has an account: telling so is limited. */
    async afterTakenEmail(address: string): Promise<void> {
      await takenAnswers.penalty(addressGroup(address));
    },
  };
}
/** What stands for an account in the counters. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

export type Throttle = ReturnType<typeof createThrottle>;

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal) => {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  });
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, state.msBeforeNext / 1000) });
}
