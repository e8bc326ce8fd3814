import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
export const nodeModules = join(root, 'node_modules');
export const cacheFolder = join(root, '.cache');

/** The environment for children: the project's own tools, its Node first among them, come first on PATH. */
export function childEnv(extra = {}) {
  const path = [join(nodeModules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  // What Node compiled once it need not compile again: the engine loads in half the time.
  return { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'), ...process.env, PATH: path, ...extra };
}
