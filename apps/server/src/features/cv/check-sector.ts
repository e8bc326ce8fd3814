import type { SectorId } from '@coach/contracts/report';
import type { UserContext } from '../../context.ts';
import { gateClosed } from '../billing/require-gate.ts';
import { openSector } from './open-sector.ts';

/** Throws `subscription_required` where a sector is asked for below advancer; asking for none is always allowed. */
export async function checkSector(context: UserContext, asked: SectorId | null | undefined): Promise<void> {
  if (!asked || (await openSector(context, asked))) return;
  throw gateClosed('sector');
}
