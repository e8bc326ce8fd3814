import type { SectorId } from '@coach/contracts/report';
import { isTierAtLeast } from '@coach/contracts/tiers';
import type { UserContext } from '../../context.ts';
import { tierOf } from '../billing/tier-of.ts';

/** The sector, as far as the caller's plan has analysis by sector (decisions, « Gates »); else null. */
export async function openSector({ db, actor }: UserContext, sector: SectorId | null): Promise<SectorId | null> {
  return sector && isTierAtLeast(await tierOf(db, actor.userId), 'advancer') ? sector : null;
}
