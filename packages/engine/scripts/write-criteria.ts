import { writeFileSync } from 'node:fs';
import { criteriaPage } from '../src/match/criteria/criteria-page.ts';

writeFileSync(new URL('../../../docs/criteria.md', import.meta.url), criteriaPage());
