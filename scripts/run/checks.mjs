import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { nodeModules, root } from './paths.mjs';
import { runCaptured } from './run-child.mjs';

/** The checks that read the sources without running the product, in the order they are run. */
export function staticChecks(node) {
  const biome = join(nodeModules, '@biomejs/biome/bin/biome');
  return [
    { name: 'Format', run: () => check(node, [biome, 'format', '.']) },
    { name: 'Lint', run: () => check(node, [biome, 'check', '--formatter-enabled=false', '--error-on-warnings', '.']) },
    { name: 'Types', run: () => checkTypes(node) },
    { name: 'Import zones', run: () => check(node, ['scripts/checks/check-zones.ts']) },
    {
      name: 'Dead code',
      run: () => check(node, [join(nodeModules, 'knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
    },
    { name: 'Messages', run: () => check(node, ['scripts/checks/check-messages.ts']) },
  ];
}

async function check(node, args) {
  const { code, output } = await runCaptured(node, args);
  return { ok: code === 0, output };
}

/** The web app generates its route and message types first: this also serves every later section. */
async function checkTypes(node) {
  const web = await runNpm(['run', 'typecheck', '--silent'], { cwd: join(root, 'apps/web') });
  const outputs = web.code === 0 ? [] : [web.output];
  for (const workspace of plainWorkspaces()) {
    const { code, output } = await runCaptured(node, [join(nodeModules, 'typescript/bin/tsc'), '-p', workspace]);
    if (code !== 0) outputs.push(output);
  }
  return { ok: outputs.length === 0, output: outputs.join('\n') };
}

function plainWorkspaces() {
  const nested = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return [...nested, 'e2e', 'bench', 'eval', 'proof', 'scripts'].filter(
    (workspace) => workspace !== 'apps/web' && existsSync(join(root, workspace, 'tsconfig.json')),
  );
}
