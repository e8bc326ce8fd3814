#!/usr/bin/env node
// Plain JavaScript that old versions read: where Node is too old to run TypeScript, the one npm installed takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 22 || (major === 22 && minor >= 18);

if (runsTypeScript) {
  module.enableCompileCache?.(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
  const { useEnginePack } = await import('@coach/engine-pack/use-engine-pack');
  useEnginePack();
  const { main } = await import('../src/main.ts');
  await main();
} else if (process.env.COACH_REEXECUTED) {
  fail();
} else {
  reexecute();
}

function reexecute() {
  const names = ['node', 'node.exe'].map((name) => `../../../node_modules/node/bin/${name}`);
  const node = names.map((name) => fileURLToPath(new URL(name, import.meta.url))).find((path) => existsSync(path));
  if (!node) return fail();
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, COACH_REEXECUTED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

function fail() {
  process.stderr.write('coach a besoin de Node 22.18 ou plus récent : lancez « npm install » dans le dépôt.\n');
  process.exitCode = 1;
}
