import agriculture from '../../data/evidence/agriculture.json' with { type: 'json' };
import automotive from '../../data/evidence/automotive.json' with { type: 'json' };
import banking from '../../data/evidence/banking.json' with { type: 'json' };
import building from '../../data/evidence/building.json' with { type: 'json' };
import crafts from '../../data/evidence/crafts.json' with { type: 'json' };
import education from '../../data/evidence/education.json' with { type: 'json' };
import environment from '../../data/evidence/environment.json' with { type: 'json' };
import everyday from '../../data/evidence/everyday.json' with { type: 'json' };
import finance from '../../data/evidence/finance.json' with { type: 'json' };
import food from '../../data/evidence/food.json' with { type: 'json' };
import general from '../../data/evidence/general.json' with { type: 'json' };
import health from '../../data/evidence/health.json' with { type: 'json' };
import hospitality from '../../data/evidence/hospitality.json' with { type: 'json' };
import hr from '../../data/evidence/hr.json' with { type: 'json' };
import industry from '../../data/evidence/industry.json' with { type: 'json' };
import it from '../../data/evidence/it.json' with { type: 'json' };
import law from '../../data/evidence/law.json' with { type: 'json' };
import logistics from '../../data/evidence/logistics.json' with { type: 'json' };
import sales from '../../data/evidence/sales.json' with { type: 'json' };
import security from '../../data/evidence/security.json' with { type: 'json' };
import social from '../../data/evidence/social.json' with { type: 'json' };
import { phraseOf } from './phrase-of.ts';

const files = [
  agriculture,
  automotive,
  banking,
  building,
  crafts,
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
  sales,
  security,
  social,
];
let byDemand: Map<string, string[]> | null = null;

function keyOf(roots: readonly string[]): string {
  return [...roots].sort().join(' ');
}

function demands(): Map<string, string[]> {
  if (byDemand) return byDemand;
  byDemand = new Map();
  for (const { entries } of files) {
    for (const { demand, evidence } of entries) {
      for (const name of demand.split(';')) {
        const key = keyOf(phraseOf(name));
        const known = byDemand.get(key);
        if (known) known.push(evidence);
        else byDemand.set(key, [evidence]);
      }
    }
  }
  return byDemand;
}

/** What a CV of the trade writes that proves a duty, given by its stems: phrases whose stems stand on one line. */
export function evidenceOf(roots: readonly string[]): readonly string[][] {
  const lists = demands().get(keyOf(roots)) ?? [];
  return lists.flatMap((list) => list.split(';').map(phraseOf));
}
