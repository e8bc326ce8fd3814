import agriculture from '../../../data/evidence/agriculture.json' with { type: 'json' };
import automotive from '../../../data/evidence/automotive.json' with { type: 'json' };
import banking from '../../../data/evidence/banking.json' with { type: 'json' };
import building from '../../../data/evidence/building.json' with { type: 'json' };
import communication from '../../../data/evidence/communication.json' with { type: 'json' };
import crafts from '../../../data/evidence/crafts.json' with { type: 'json' };
import culture from '../../../data/evidence/culture.json' with { type: 'json' };
import education from '../../../data/evidence/education.json' with { type: 'json' };
import environment from '../../../data/evidence/environment.json' with { type: 'json' };
import everyday from '../../../data/evidence/everyday.json' with { type: 'json' };
import finance from '../../../data/evidence/finance.json' with { type: 'json' };
import food from '../../../data/evidence/food.json' with { type: 'json' };
import general from '../../../data/evidence/general.json' with { type: 'json' };
import health from '../../../data/evidence/health.json' with { type: 'json' };
import hospitality from '../../../data/evidence/hospitality.json' with { type: 'json' };
import hr from '../../../data/evidence/hr.json' with { type: 'json' };
import industry from '../../../data/evidence/industry.json' with { type: 'json' };
import it from '../../../data/evidence/it.json' with { type: 'json' };
import law from '../../../data/evidence/law.json' with { type: 'json' };
import logistics from '../../../data/evidence/logistics.json' with { type: 'json' };
import management from '../../../data/evidence/management.json' with { type: 'json' };
import property from '../../../data/evidence/property.json' with { type: 'json' };
import publicService from '../../../data/evidence/public.json' with { type: 'json' };
import sales from '../../../data/evidence/sales.json' with { type: 'json' };
import science from '../../../data/evidence/science.json' with { type: 'json' };
import security from '../../../data/evidence/security.json' with { type: 'json' };
import social from '../../../data/evidence/social.json' with { type: 'json' };

/** What CVs of a sector write that proves what its offers ask for: names of a demand, and phrases, parted by « ; ». */
export type EvidenceEntry = { demand: string; evidence: string };
export type EvidenceFile = { sector: string; entries: EvidenceEntry[] };

/** Every file of data/evidence; a new one is added here and nowhere else. */
export const evidenceFiles: readonly EvidenceFile[] = [
  agriculture,
  automotive,
  banking,
  building,
  communication,
  crafts,
  culture,
  education,
  environment,
  everyday,
  finance,
  food,
  general,
  health,
  hospitality,
  hr,
  industry,
  it,
  law,
  logistics,
  management,
  property,
  publicService,
  sales,
  science,
  security,
  social,
];
