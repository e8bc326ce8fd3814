import type { SectorId } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';

const labels: Record<SectorId, () => string> = {
  health: m.cv_sector_health,
  social: m.cv_sector_social,
  'early-childhood': m.cv_sector_early_childhood,
  sales: m.cv_sector_sales,
  finance: m.cv_sector_finance,
  banking: m.cv_sector_banking,
  hr: m.cv_sector_hr,
  law: m.cv_sector_law,
  public: m.cv_sector_public,
  it: m.cv_sector_it,
  communication: m.cv_sector_communication,
  hospitality: m.cv_sector_hospitality,
  logistics: m.cv_sector_logistics,
  industry: m.cv_sector_industry,
  building: m.cv_sector_building,
  agriculture: m.cv_sector_agriculture,
  security: m.cv_sector_security,
  crafts: m.cv_sector_crafts,
  education: m.cv_sector_education,
  office: m.cv_sector_office,
  management: m.cv_sector_management,
  property: m.cv_sector_property,
};

/** Every sector. */
export const sectorNames = Object.keys(labels) as SectorId[];

export function sectorLabel(sector: SectorId): string {
  return labels[sector]();
}
