import type { SectorId } from '@coach/contracts/report';
import { intlLocale } from '../../../lib/language.ts';
import { m } from '../../../paraglide/messages.js';
import { sectorLabel, sectorNames } from './sector-label.ts';

/** The choices, the likeliest first and no sector next; the others by name. */
export function sectorOptions(suggested: SectorId | null): { value: SectorId | ''; label: string }[] {
  const others = sectorNames
    .filter((sector) => sector !== suggested)
    .map((sector) => ({ value: sector, label: sectorLabel(sector) }))
    .sort((one, other) => one.label.localeCompare(other.label, intlLocale()));
  const first = suggested ? [{ value: suggested, label: sectorLabel(suggested) }] : [];
  return [...first, { value: '', label: m.cv_sector_none() }, ...others];
}
