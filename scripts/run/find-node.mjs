import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeModules } from './paths.mjs';

/** The first with Argon2, which passwords are hashed with. */
const minimum = [24, 7];
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node that runs the TypeScript of this repository: the project's own (the `node` package), else the
 * one that is running if it is at least 24.7. Throws with what to do when there is neither.
 */
export function findNode() {
  const own = join(nodeModules, 'node', 'bin', executable);
  if (existsSync(own) && isRecent(versionOf(own))) return own;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Error(
    `Node ${minimum.join('.')} ou plus récent est nécessaire (ici ${process.versions.node}), et celui du projet n'a pas pu être ` +
      'installé. Lancez « npm rebuild node » (les scripts d’installation doivent être permis), ou installez Node 24.',
  );
}

function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
}
