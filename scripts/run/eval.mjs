import { ensureInstalled } from './ensure-installed.mjs';
import { ensurePacked } from './ensure-packed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run eval`: what the engine gets right on the labelled CVs and offers; `--set seen --faults` lists its misses. */
export async function run(options) {
  await ensureInstalled();
  await ensurePacked();
  return runForeground(findNode(), ['eval/src/main.ts', ...options]);
}
