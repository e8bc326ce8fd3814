import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run soak`: two hundred people for two hours, or for as many minutes as are told. */
export async function run(minutes) {
  await ensureInstalled();
  const node = findNode();
  await ensureBuilt();
  return runForeground(node, ['proof/src/load/soak.ts', ...minutes]);
}
