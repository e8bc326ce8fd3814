import type { UserContext } from '../../context.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import { holdUnit } from '../usage/hold-unit.ts';
import type { ReservedUnit } from '../usage/reserve-unit.ts';

/** Without a question in that time, an interview by voice counts as abandoned and the sweep gives its unit back. */
const abandonedMs = 30 * 60_000;

/** The unit of an interview by voice, reserved under the session’s id. Throws `limit_reached`. */
export async function holdVoiceUnit(context: UserContext, id: string): Promise<ReservedUnit<'interview_coaching'>> {
  return await holdUnit(context, 'interview_coaching', { id, forMs: abandonedMs });
}

/** Of an interview that ends without feedback; nothing where none is held. */
export async function releaseVoiceUnit(context: UserContext, id: string): Promise<void> {
  await giveBackUnit(context, { id, meter: 'interview_coaching' } as ReservedUnit);
}
