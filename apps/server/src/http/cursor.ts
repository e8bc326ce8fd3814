import { z } from 'zod';
import { AppError } from './app-error.ts';

export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** Where a page of a newest-first list ended. */
export type Place = { createdAt: Date; id: string };

export function encodeCursor(place: Place): string {
  return Buffer.from(`${place.createdAt.getTime()}:${place.id}`).toString('base64url');
}

/** Throws `validation` for a cursor that we did not make. */
export function decodeCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,13}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match) throw new AppError('validation', { faults: { cursor: 'invalid' } });
  return { createdAt: new Date(Number(match[1])), id: match[2] as string };
}

/** `rows` holds one more than the page when another follows. */
export function toPage<Row extends Place>(rows: Row[], limit: number): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}
