import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run backup -- FOLDER`: copies database, files and secret into a new folder, beside a running application. */
export async function run(options) {
  await ensureInstalled();
  return runForeground(findNode(), ['apps/server/scripts/backup.ts', ...options]);
}
