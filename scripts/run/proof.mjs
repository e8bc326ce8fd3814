import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run proof`: attacks, breaks and loads the built product; arguments choose the parts. */
export async function run(parts) {
  await ensureInstalled();
  const node = findNode();
  await ensureBuilt();
  return runForeground(node, ['proof/src/main.ts', ...parts]);
}
