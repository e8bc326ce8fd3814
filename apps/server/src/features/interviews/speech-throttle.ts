import type pg from 'pg';
import { hourlyLimit } from '../usage/hourly-limit.ts';

/** Several interviews by voice, each question heard twice: models of speech are paid for by the second. */
const speechAnHour = 200;

/** Throws `too_many_requests` (`speech`). */
export type SpeechThrottle = (userId: string) => Promise<void>;

export function createSpeechThrottle(pool: pg.Pool): SpeechThrottle {
  return hourlyLimit(pool, { keyPrefix: 'speech', points: speechAnHour, details: { reason: 'speech' } });
}
