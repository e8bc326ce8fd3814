/**
 * Entry of every npm script. Runs on Node 20.19 with nothing installed: only built-in modules until
 * `ensureInstalled` has returned.
 */
import { say } from './run/say.mjs';

const commands = {
  start: () => import('./run/start.mjs'),
  dev: () => import('./run/dev.mjs'),
  test: () => import('./run/test.mjs'),
  verify: () => import('./run/verify.mjs'),
  bench: () => import('./run/bench.mjs'),
  proof: () => import('./run/proof.mjs'),
  soak: () => import('./run/soak.mjs'),
  eval: () => import('./run/eval.mjs'),
  backup: () => import('./run/backup.mjs'),
  restore: () => import('./run/restore.mjs'),
  'ai:check': () => import('./run/ai-check.mjs'),
  'stripe:prepare': () => import('./run/stripe-prepare.mjs'),
};

const [name = '', ...rest] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!load) {
  say(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}

try {
  const { run } = await load();
  process.exitCode = await run(rest);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
