import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm start`: installs and builds what is missing, then runs the server until it ends. */
export async function run() {
  await ensureInstalled();
  const node = findNode();
  await ensureBuilt();
  return runForeground(node, ['apps/server/src/main.ts']);
}
