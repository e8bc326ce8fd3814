import { staticChecks } from './checks.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { conclude, runSections } from './sections.mjs';
import { vitestSection } from './vitest-section.mjs';

/** `npm test`: the whole proof, from a fresh clone, in any environment. */
export async function run() {
  await ensureInstalled();
  const node = findNode();
  return conclude(
    await runSections([
      ...staticChecks(node, [{ name: 'Web build', run: build }]),
      vitestSection(node, 'Unit tests', 'unit*'),
      vitestSection(node, 'Integration tests on PostgreSQL', 'api'),
      vitestSection(node, 'Journeys in Chromium, with accessibility', 'journeys'),
    ]),
  );
}

async function build() {
  try {
    await ensureBuilt();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
