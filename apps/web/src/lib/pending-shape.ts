export type PendingAnalysis = { file: File | null; offerText: string; savedAt: number };

const dayMs = 86_400_000;

/** Whether `value` is something we kept, less than a day before `now` (ms). */
export function isFresh(value: unknown, now: number): value is PendingAnalysis {
  if (typeof value !== 'object' || value === null) return false;
  const { file, offerText, savedAt } = value as Partial<PendingAnalysis>;
  const fileFits = file === null || file instanceof File;
  return fileFits && typeof offerText === 'string' && typeof savedAt === 'number' && now - savedAt < dayMs;
}
