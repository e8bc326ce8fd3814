import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { nodeModules, root } from './paths.mjs';
import { runCaptured } from './run-child.mjs';

/**
 * The checks that read the sources without running the product, in the order they are run. Most of them keep one core
 * busy: those that know nothing of what another writes run beside it, and so may a section that builds. The types come
 * first and alone, for what they generate is read and written by others.
 */
export function staticChecks(node, build = []) {
  const biome = join(nodeModules, '@biomejs/biome/bin/biome');
  const knip = [join(nodeModules, 'knip/bin/knip.js'), '--no-progress', '--no-config-hints'];
  return [
    { name: 'Types', run: () => checkTypes(node) },
    [{ name: 'Format and lint', run: () => check(node, [biome, 'check', '--error-on-warnings', '.']) }, ...build],
    [
      { name: 'Import zones', run: () => check(node, ['scripts/checks/check-zones.ts']) },
      { name: 'Messages', run: () => check(node, ['scripts/checks/check-messages.ts']) },
      { name: 'Dead code', run: () => check(node, knip) },
    ],
  ];
}

async function check(node, args) {
  const { code, output } = await runCaptured(node, args);
  return { ok: code === 0, output };
}

/** What runs on Node alone is one program; these know the browser too, or plain JavaScript. */
const programs = ['.', 'e2e', 'proof', 'scripts'];

/** The web app generates its route and message types first: this also serves every later section. Two run at a time. */
async function checkTypes(node) {
  const web = runNpm(['run', 'typecheck', '--silent'], { cwd: join(root, 'apps/web') });
  const results = [];
  for (const program of programs)
    results.push(await runCaptured(node, [join(nodeModules, 'typescript/bin/tsc'), '-p', program]));
  const outputs = [...results, await web].filter(({ code }) => code !== 0).map(({ output }) => output);
  return { ok: outputs.length === 0, output: outputs.join('\n') };
}
