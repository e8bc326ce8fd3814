import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { ReservedUnit } from './reserve-unit.ts';

/** Returns a unit whose work gave nothing. When the database cannot be reached, the sweep returns it later. */
export async function giveBackUnit({ db, log }: Pick<Services, 'db' | 'log'>, unit: ReservedUnit): Promise<void> {
  await db.execute(sql`select give_back_usage(${unit.id})`).catch((error) => {
    log.warn({ err: error, unit: unit.id }, 'a unit will be given back by the sweep');
  });
}
