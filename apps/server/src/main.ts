import { enableCompileCache } from 'node:module';
import { useEnginePack } from '@coach/engine-pack/use-engine-pack';

// Before anything else is loaded, so that everything else is in the cache at the next start.
enableCompileCache();
useEnginePack();
const { start } = await import('./start.ts');
await start(process.env);
