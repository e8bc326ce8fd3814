import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run restore -- FOLDER`: puts a backup in place, and erases again what was erased since. */
export async function run(options) {
  await ensureInstalled();
  return runForeground(findNode(), ['apps/server/scripts/restore.ts', ...options]);
}
