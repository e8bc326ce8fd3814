import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { runNpm } from './npm.mjs';
import { nodeModules, root } from './paths.mjs';
import { say } from './say.mjs';
import { removeStamp, stampMatches, writeStamp } from './stamp.mjs';

const stampFile = join(nodeModules, '.coach-installed');
const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the dependencies if the lockfile has changed since the last time. `npm ci` refuses a lockfile
 * that lacks another platform's optional binaries, so `npm install` follows where it fails.
 */
export async function ensureInstalled() {
  const state = `${process.platform}-${process.arch} ${hashFiles(['package-lock.json'])}`;
  if (stampMatches(stampFile, state)) return;
  if (!installedByHand()) await install();
  writeStamp(stampFile, state);
}

async function install() {
  const started = Date.now();
  say('Installation des dépendances…');
  removeStamp(stampFile);
  const clean = await runNpm(['ci', ...quiet]);
  const result = clean.code === 0 ? clean : await runNpm(['install', '--no-save', ...quiet]);
  if (result.code !== 0) {
    throw new Error(`${result.output}\nL'installation des dépendances a échoué (npm install, code ${result.code}).`);
  }
  say(`Dépendances installées en ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** True after someone's own `npm install`: npm writes this file last, after the lockfile. */
function installedByHand() {
  const written = join(nodeModules, '.package-lock.json');
  if (!existsSync(written) || existsSync(stampFile)) return false;
  return statSync(written).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}
