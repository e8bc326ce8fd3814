import type { SectorId } from '@coach/contracts/report';
import type { UserContext } from '../../context.ts';
import { passes } from '../billing/require-gate.ts';

/** The sector, as far as the caller's plan has analysis by sector (decisions, « Gates »); else null. */
export async function openSector(context: UserContext, sector: SectorId | null): Promise<SectorId | null> {
  return sector && (await passes(context, 'sector')) ? sector : null;
}
