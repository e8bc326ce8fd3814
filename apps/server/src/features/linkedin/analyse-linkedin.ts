import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ParsedCv } from '@coach/contracts/cv';
import type { AnalyzeLinkedinRequest } from '@coach/contracts/features/linkedin';
import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { linkedinAnalyses } from '../../db/schema/linkedin.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { readProfile } from '../profile/read-profile.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import type { ReservedUnit } from '../usage/reserve-unit.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { findSame, type LinkedinRow } from './queries.ts';
import { type WordedReport, wordReport } from './word-report.ts';

/** A profile, and what it is looked at with. */
type Subject = {
  profile: LinkedinProfile;
  profileUrl: string | null;
  cv: ParsedCv | null;
  document: { id: string; name: string } | null;
  targetPositions: string[];
  key: string;
};

/**
 * Analyses a LinkedIn profile beside a CV, for one unit. The same profile beside the same CV is answered again without
 * one. Throws `validation` (`not_a_profile`), `limit_reached`, or `not_found` for a CV that is not the caller’s.
 */
export async function analyseLinkedin(context: UserContext, input: AnalyzeLinkedinRequest): Promise<LinkedinRow> {
  const subject = await readSubject(context, input);
  return await oneAtATime(`linkedin ${context.actor.userId} ${subject.key}`, () => findOrBuy(context, subject));
}

async function readSubject(context: UserContext, input: AnalyzeLinkedinRequest): Promise<Subject> {
  const { db, actor } = context;
  const { readLinkedinProfile } = await loadEngine();
  const profile = readLinkedinProfile(input.profileContent);
  if (!profile) throw new AppError('validation', { reason: 'not_a_profile', needsUpgrade: false });
  const chosen = input.documentId ?? null;
  const [found, { targetPositions }] = await Promise.all([
    input.withoutCv ? null : findCvToMatch(db, actor.userId, chosen),
    readProfile(context),
  ]);
  if (chosen && !found && !input.withoutCv) throw new AppError('not_found');
  const profileUrl = input.profileUrl || null;
  return {
    ...{ profile, profileUrl, targetPositions },
    cv: found?.cv ?? null,
    document: found && { id: found.id, name: found.name },
    key: keyOf(profile.text, profileUrl, found),
  };
}

/** The same for the same profile and CV, however the profile’s blanks were carried. */
function keyOf(text: string, profileUrl: string | null, cv: { id: string; cv: ParsedCv } | null): string {
  const said = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const parts = JSON.stringify([said, profileUrl, cv && [cv.id, cv.cv]]);
  return createHash('sha256').update(parts).digest('base64url');
}

async function findOrBuy(context: UserContext, subject: Subject): Promise<LinkedinRow> {
  const kept = await findSame(context, subject.key);
  if (kept) return await upToDate(context, subject, kept);
  try {
    return await withReservedUnit(context, 'linkedin_analysis', (unit) => buy(context, unit, subject));
  } catch (error) {
    // Another process may have bought the same with the last unit meanwhile.
    const bought =
      error instanceof AppError && error.code === 'limit_reached' && (await findSame(context, subject.key));
    if (bought) return bought;
    throw error;
  }
}

/**
 * Other positions aimed at since then ask for other keywords: that is no new analysis. Nor is asking a model again that
 * was away.
 */
async function upToDate(context: UserContext, subject: Subject, kept: LinkedinRow): Promise<LinkedinRow> {
  const { profile, targetPositions } = subject;
  const isSame = isDeepStrictEqual(targetPositions, kept.targetPositions);
  if (isSame && kept.writtenBy.reason !== 'unavailable') return kept;
  const computed = await compute(context, subject);
  const [updated] = await context.db
    .update(linkedinAnalyses)
    // Evidence points into the text as it came this time, blanks and all.
    .set({ profile, targetPositions, ...computed, score: computed.analysisResult.score })
    .where(eq(linkedinAnalyses.id, kept.id))
    .returning();
  return updated ?? kept;
}

async function buy(context: UserContext, unit: ReservedUnit, subject: Subject): Promise<LinkedinRow> {
  const computed = await compute(context, subject);
  context.signal.throwIfAborted();
  const { key, document, profile, profileUrl, targetPositions } = subject;
  const row = {
    ...{ id: randomUUID(), userId: context.actor.userId, analysisKey: key, createdAt: context.clock.now() },
    ...{ profile, profileUrl, targetPositions, ...computed, score: computed.analysisResult.score },
    ...{ documentId: document?.id, documentName: document?.name },
  };
  const bought = await context.db.transaction(async (transaction) => {
    const [written] = await transaction.insert(linkedinAnalyses).values(row).onConflictDoNothing().returning();
    if (written) await settleUnit(transaction, unit);
    return written;
  });
  if (bought) return bought;
  // Another process bought the same at the same moment: one unit is enough.
  await giveBackUnit(context, unit);
  const twin = await findSame(context, key);
  if (!twin) throw new AppError('unavailable');
  return twin;
}

async function compute(context: UserContext, subject: Subject): Promise<WordedReport> {
  const { analyseLinkedin: analyse } = await loadEngine();
  const { profile, profileUrl, cv, targetPositions } = subject;
  const today = parisDate(context.clock.now());
  return await wordReport(context, subject, analyse({ profile, profileUrl, cv, targetPositions, today }));
}
