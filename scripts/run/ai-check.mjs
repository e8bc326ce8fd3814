import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run ai:check`: tries the model and the voices that the environment configures, and says what works. */
export async function run() {
  await ensureInstalled();
  return runForeground(findNode(), ['apps/server/scripts/ai-check.ts']);
}
