import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCaptured } from './run-child.mjs';

/** Runs npm quietly, whatever the home directory is like. Resolves with `{ code, output }`. */
export function runNpm(args, { env, cwd } = {}) {
  const options = { env: { ...cacheSetting(), ...env }, cwd };
  const script = process.env.npm_execpath;
  // Under `npm run`, the npm that is already running; a bare `npm` may be a shell shim we cannot spawn.
  if (script && /npm-cli\.c?js$/.test(script)) return runCaptured(lastingNode(), [script, ...args], options);
  return runCaptured(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/**
 * The Node that stays: under `npm run` the first on the path is the project’s own, which an install takes away while it
 * runs. Without another, ours.
 */
export function lastingNode(path = process.env.PATH ?? '') {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = path.split(delimiter).filter((folder) => folder !== '' && !/[\\/]node_modules[\\/]/.test(folder));
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? process.execPath;
}

/** npm refuses to install when it cannot write its cache: then it gets one among the temporary files. */
function cacheSetting() {
  const wanted = process.env.npm_config_cache || (homeFolder() && join(homeFolder(), '.npm'));
  if (wanted && isWritable(wanted)) return {};
  return { npm_config_cache: join(tmpdir(), `coach-carriere-npm-${process.getuid?.() ?? 'user'}`) };
}

function homeFolder() {
  try {
    return process.env.HOME === '' ? '' : homedir();
  } catch {
    return '';
  }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
