import { staticChecks } from './checks.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { conclude, runSections } from './sections.mjs';
import { vitestSection } from './vitest-section.mjs';

/** `npm run verify`: what can be known in under a minute, without a database or a browser. */
export async function run() {
  await ensureInstalled();
  const node = findNode();
  return conclude(await runSections([...staticChecks(node), vitestSection(node, 'Unit tests', 'unit*')]));
}
