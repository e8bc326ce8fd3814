import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that everything else is in the cache at the next start.
enableCompileCache();
const { useEnginePack } = await import('@coach/engine-pack/use-engine-pack');
useEnginePack();
const { start } = await import('./start.ts');
await start(process.env);
