import { randomUUID } from 'node:crypto';
import type { NewLetter } from '@coach/contracts/features/letters';
import { defaultLetterModel } from '@coach/contracts/models';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { UserContext } from '../../context.ts';
import { letters } from '../../db/schema/letters.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { postName } from '../../post-title.ts';
import { readOfferText } from '../../read-offer.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';
import type { ReservedUnit } from '../usage/reserve-unit.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { computeLetter } from './compute-letter.ts';
import { fetchOffer } from './fetch-job-url.ts';
import { sizeOf } from './letter-size.ts';
import { findTwin, type LetterRow, nextAngle } from './queries.ts';
import { type FindJob, type LetterRequest, readRequest } from './read-request.ts';

export type LetterSources = { throttle: OfferThrottle; findJob: FindJob };

/**
 * Writes a letter and keeps it, for one unit. Without an angle, asking again for the same tells it another way. Throws
 * `validation`, `not_found`, `cv_required`, `limit_reached`, `unreadable_page`, `too_many_requests`.
 */
export async function writeMotivationLetter(
  context: UserContext,
  { throttle, findJob }: LetterSources,
  input: NewLetter,
): Promise<LetterRow> {
  const request = await readRequest(context, findJob, input);
  const sameTime = `${context.actor.userId} letter ${request.key} ${request.angle}`;
  return await oneAtATime(sameTime, () => findOrBuy(context, throttle, request));
}

/** Of two tabs that ask for the same letter at the same moment, both get the one that was written. */
async function findOrBuy(context: UserContext, throttle: OfferThrottle, request: LetterRequest): Promise<LetterRow> {
  const twin = await findTwin(context, request);
  if (twin) return twin;
  try {
    const buy = (unit: ReservedUnit) => writeAndKeep(context, throttle, unit, request);
    return await withReservedUnit(context, 'motivation_letter', buy);
  } catch (error) {
    // Another process may have written it with the last unit meanwhile.
    const late = error instanceof AppError && error.code === 'limit_reached' ? await findTwin(context, request) : null;
    if (late) return late;
    throw error;
  }
}

async function writeAndKeep(
  context: UserContext,
  throttle: OfferThrottle,
  unit: ReservedUnit,
  request: LetterRequest,
): Promise<LetterRow> {
  const { description, jobUrl } = request;
  const [offer, angle] = await Promise.all([
    description === null ? fetchOffer(context, throttle, jobUrl ?? '') : readOfferText(description),
    request.angle ?? nextAngle(context, request.key),
  ]);
  const row = await rowOf(context, request, offer, angle);
  const kept = await context.db.transaction(async (transaction) => {
    await lockAccount(transaction, context.actor.userId);
    const twin = await findTwin({ ...context, db: transaction }, request);
    if (twin) return twin;
    const [inserted] = await transaction.insert(letters).values(row).returning();
    await settleUnit(transaction, unit);
    return inserted as LetterRow;
  });
  if (kept.id !== row.id) await giveBackUnit(context, unit);
  return kept;
}

async function rowOf(
  context: UserContext,
  request: LetterRequest,
  offer: ParsedOffer,
  angle: number,
): Promise<typeof letters.$inferInsert> {
  const { key, document, jobId, jobUrl, company, tone, additionalInfo } = request;
  const name = await nameOf(offer, company);
  const { letter, doubts, writtenBy } = await computeLetter(context, request, offer, angle);
  const now = context.clock.now();
  return {
    ...{ id: randomUUID(), userId: context.actor.userId, requestKey: key, name },
    ...{ jobId, jobUrl, company, tone, additionalInfo, angle, offer, doubts, letter, writtenBy },
    documentId: document.id,
    documentName: document.fileName,
    documentVersion: document.amendments.length + 1,
    cv: document.cv,
    generated: letter,
    size: await sizeOf(letter),
    model: defaultLetterModel,
    createdAt: now,
    updatedAt: now,
  };
}

/** « Lettre – Assistante de direction – Hexalia » */
async function nameOf(offer: ParsedOffer, company: string): Promise<string> {
  const parts = ['Lettre', await postName(offer), company.slice(0, 80).toWellFormed()];
  return parts.filter((part) => part !== '').join(' – ');
}
