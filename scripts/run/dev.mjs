import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runNpm } from './npm.mjs';
import { childEnv, nodeModules, root } from './paths.mjs';
import { say } from './say.mjs';

/**
 * `npm run dev`: the page server with hot reload on WEB_PORT (5173), its /api passed on to the server,
 * which restarts on change, on PORT (3000). Ends, both with it, when either ends or on a signal.
 */
export async function run() {
  await ensureInstalled();
  const node = findNode();
  const port = process.env.PORT ?? '3000';
  const webPort = process.env.WEB_PORT ?? '5173';
  const web = join(root, 'apps/web');
  const generated = await runNpm(['run', 'codegen', '--silent'], { cwd: web });
  if (generated.code !== 0) throw new Error(generated.output);

  const address = `http://localhost:${webPort}`;
  say(`Développement : ${address}`);
  const origin = { API_ORIGIN: `http://127.0.0.1:${port}`, PORT: port, APP_URL: process.env.APP_URL ?? address };
  const vite = join(nodeModules, '@react-router/dev/bin.cjs');
  return untilOneEnds([
    start(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root, origin),
    start(node, [vite, 'dev', '--port', webPort, '--strictPort'], web, origin),
  ]);
}

function start(program, args, cwd, env) {
  return spawn(program, args, { cwd, env: childEnv(env), stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Resolves with the exit code of the child that ended first, once all have ended. */
async function untilOneEnds(children) {
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0))));
  const code = await Promise.race(ended);
  endAll();
  await Promise.all(ended);
  return code;
}
