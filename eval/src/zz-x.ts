import { findTerms } from '@coach/engine/skills/find-terms';
for (const t of process.argv.slice(2)) console.log(findTerms(t));
