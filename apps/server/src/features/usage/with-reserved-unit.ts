import type { Meter } from '@coach/contracts/limits';
import type { UserContext } from '../../context.ts';
import { giveBackUnit } from './give-back-unit.ts';
import { whileKeepingUnit } from './keep-unit.ts';
import { type ReservedUnit, reserveUnit } from './reserve-unit.ts';

/** Reserves a unit for `work`, which settles it; whatever makes the work fail gives the unit back. */
export async function withReservedUnit<M extends Meter, T>(
  context: UserContext,
  meter: M,
  work: (unit: ReservedUnit<M>) => Promise<T>,
): Promise<T> {
  const unit = await reserveUnit(context, meter);
  try {
    context.signal.throwIfAborted();
    return await whileKeepingUnit(context, unit, () => work(unit));
  } catch (error) {
    await giveBackUnit(context, unit);
    throw error;
  }
}
