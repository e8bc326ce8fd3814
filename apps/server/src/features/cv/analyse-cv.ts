import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Amendment } from '@coach/contracts/amendment';
import type { AnalyzeCvRequest } from '@coach/contracts/features/cv';
import type { SectorId } from '@coach/contracts/report';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';
import { AppError } from '../../http/app-error.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import type { ReservedUnit } from '../usage/reserve-unit.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { type AnalysedText, pairKey } from './analysed-text.ts';
import { checkSector } from './check-sector.ts';
import { type Computed, computeAnalysis } from './compute-analysis.ts';
import { openSector } from './open-sector.ts';
import { type AnalysisRow, findPair, textSubject } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';
import { scoreAnew } from './score-anew.ts';
import { scoreBefore } from './score-before.ts';
import { wordAnalysis } from './word-analysis.ts';
import { wordAnew } from './word-anew.ts';

/** A CV, an offer or none, and what was already known of them. `sector` is left out to keep the one it has. */
type Pair = {
  original: AnalysedText;
  offerText: string | null;
  key: string;
  subject: string;
  sector: SectorId | null | undefined;
  document: { id: string; name: string; amendments: Amendment[] } | null;
};

/**
 * Analyses a CV against an offer, for one unit. A pair that was bought is answered again without one, scored anew if the
 * CV was corrected or another sector asked for since. Throws `limit_reached`, `subscription_required` for a sector
 * below advancer, or `not_found` for a document that is not the caller's.
 */
export async function analyseCv(context: UserContext, input: AnalyzeCvRequest): Promise<AnalysisRow> {
  const pair = await readPair(context, input);
  await checkSector(context, pair.sector);
  return await oneAtATime(`${context.actor.userId} ${pair.key}`, () => findOrBuy(context, pair));
}

async function findOrBuy(context: UserContext, pair: Pair): Promise<AnalysisRow> {
  const kept = await findPair(context, pair.key, pair.subject);
  const reused = kept && (await reuse(context, pair, kept));
  if (reused) return reused;
  try {
    return await withReservedUnit(context, 'cv_analysis', (unit) => buy(context, unit, pair, kept));
  } catch (error) {
    // Another process may have bought the same pair with the last unit meanwhile.
    const bought = isLimit(error) ? await findPair(context, pair.key, pair.subject) : null;
    const answer = bought && bought.id !== kept?.id ? await reuse(context, pair, bought) : null;
    if (answer) return answer;
    throw error;
  }
}

async function readPair(context: UserContext, input: AnalyzeCvRequest): Promise<Pair> {
  const offerText = input.jobDescription?.trim() || null;
  const { sector } = input;
  if (!input.documentId) {
    const text = input.cvContent;
    const key = pairKey(text, offerText);
    return { original: { text }, offerText, key, subject: textSubject, sector, document: null };
  }
  const { id, original, fileName, amendments } = await getOwnedDocument(context, input.documentId);
  const key = pairKey(original.text, offerText);
  return { original, offerText, key, subject: id, sector, document: { id, name: fileName, amendments } };
}

/** The kept analysis, up to date; null when bringing it up to date costs a unit again. */
async function reuse(context: UserContext, pair: Pair, kept: AnalysisRow): Promise<AnalysisRow | null> {
  const amendments = pair.document?.amendments ?? kept.amendments;
  const attached = pair.document !== null && kept.documentId === null;
  const sector = pair.sector === undefined ? kept.sector : pair.sector;
  const isSame = !attached && sector === kept.sector && isDeepStrictEqual(amendments, kept.amendments);
  // A model that was away is asked again with the same request.
  if (isSame && kept.writtenBy.reason !== 'unavailable') return kept;
  if (isSame) return await update(context.db, kept.id, await wordAnew(context, kept, kept));
  if (context.clock.now() > rescoreUntil(kept.boughtAt)) return null;
  const { original } = pair;
  const scored = await scoreAnew(context, kept, { original, amendments, offTopic: kept.offTopic, sector });
  const worded = await wordAnew(context, kept, { ...scored, offer: kept.offer });
  return await update(context.db, kept.id, { ...scored, ...worded, original, ...placeOf(pair, kept) });
}

async function buy(context: UserContext, unit: ReservedUnit, pair: Pair, outdated: AnalysisRow | null) {
  const amendments = pair.document?.amendments ?? outdated?.amendments ?? [];
  const sector = pair.sector === undefined ? await openSector(context, outdated?.sector ?? null) : pair.sector;
  const input = { ...pair, amendments, offTopic: outdated?.offTopic ?? [], sector };
  const computed = await computeAnalysis(context, input);
  const initialScore = await scoreBefore(context, input, computed.report.score);
  const worded = await wordAnalysis(context, computed);
  const now = context.clock.now();
  const row = { ...rowOf(pair, computed, amendments), ...worded, sector, initialScore, boughtAt: now };
  const bought = await context.db.transaction(async (transaction) => {
    const written = outdated
      ? await update(transaction, outdated.id, { ...row, ...placeOf(pair, outdated) })
      : await insert(transaction, context.actor.userId, pair, row, now);
    if (written) await settleUnit(transaction, unit);
    return written;
  });
  if (bought) return bought;
  // Another request bought the same pair at the same moment: one unit is enough.
  await giveBackUnit(context, unit);
  const twin = await findPair(context, pair.key, pair.subject);
  if (!twin) throw new AppError('unavailable');
  return twin;
}

function rowOf(pair: Pair, { cv, offer, report, analysis }: Computed, amendments: Amendment[]) {
  return { original: pair.original, cv, offer, report, analysis, score: report.score, amendments };
}

/** An analysis of a text alone becomes its document's when that asks for it. */
function placeOf(pair: Pair, kept: AnalysisRow) {
  if (!pair.document) return { subject: kept.subject };
  return { subject: pair.subject, documentId: pair.document.id, documentName: pair.document.name };
}

type Writer = Pick<UserContext['db'], 'insert' | 'update'>;
type Written = typeof analyses.$inferInsert;

async function insert(
  db: Writer,
  userId: string,
  pair: Pair,
  row: Omit<Written, 'id' | 'userId' | 'pairKey' | 'subject' | 'createdAt'>,
  createdAt: Date,
): Promise<AnalysisRow | null> {
  const place = { subject: pair.subject, documentId: pair.document?.id, documentName: pair.document?.name };
  const [inserted] = await db
    .insert(analyses)
    .values({ id: randomUUID(), userId, pairKey: pair.key, createdAt, ...place, ...row })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

async function update(db: Writer, id: string, changes: Partial<Written>): Promise<AnalysisRow | null> {
  const [updated] = await db.update(analyses).set(changes).where(eq(analyses.id, id)).returning();
  return updated ?? null;
}

function isLimit(error: unknown): boolean {
  return error instanceof AppError && error.code === 'limit_reached';
}
