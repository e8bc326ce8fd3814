import type { Queryable } from '../../db/database.ts';
import { findReceivers, type Receiver } from './find-receiver.ts';

/** What people wrote, with who they are, in one query; what an account that is gone wrote is left out. */
export async function withSenders<Row extends { userId: string }>(
  db: Queryable,
  rows: Row[],
): Promise<(Row & { from: Receiver })[]> {
  const senders = await findReceivers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap((row) => {
    const from = senders.get(row.userId);
    return from ? [{ ...row, from }] : [];
  });
}
