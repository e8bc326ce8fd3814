import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPackFresh, packFolder } from './engine-pack.ts';

const prefix = '@coach/engine/';

/**
 * From here on the engine is loaded from its pack, some thirty files instead of four hundred (docs/decisions/0033), if
 * there is one of these very sources; otherwise from the sources. Call it before the engine is imported: half of it from
 * here and half from there would be two engines.
 */
export function useEnginePack(folder = packFolder): void {
  // Before Node 22.15 there are no hooks.
  if (!registerHooks || !isPackFresh(folder)) return;
  registerHooks({ resolve: (specifier, context, next) => next(packedOf(specifier, folder) ?? specifier, context) });
}

function packedOf(specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith(prefix)) return undefined;
  const file = join(folder, `${specifier.slice(prefix.length)}.mjs`);
  return existsSync(file) ? pathToFileURL(file).href : undefined;
}
