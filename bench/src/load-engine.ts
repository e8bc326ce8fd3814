import { writeSync } from 'node:fs';
import { useEnginePack } from '@coach/engine-pack/use-engine-pack';

// Run in a process of its own: prints the milliseconds from nothing loaded to an engine that knows its terms.
const started = performance.now();
useEnginePack();
const [{ termTrie }] = await Promise.all([
  import('@coach/engine/skills/terms'),
  import('@coach/engine/offer/parse-offer'),
  import('@coach/engine/cv/parse-cv'),
  import('@coach/engine/match/analyse'),
]);
termTrie();
writeSync(1, String(performance.now() - started));
