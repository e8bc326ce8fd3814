import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePacked } from './ensure-packed.mjs';
import { hashFiles } from './hash-files.mjs';
import { runNpm } from './npm.mjs';
import { cacheFolder, root } from './paths.mjs';
import { say } from './say.mjs';
import { removeStamp, stampMatches, writeStamp } from './stamp.mjs';

const stampFile = join(cacheFolder, 'web-build');
const inputs = [
  'apps/web',
  'packages/contracts/src',
  'packages/contracts/package.json',
  // What the thumbnails of the models are drawn from.
  ...['render', 'examples', 'drawing', 'render-cv.ts', 'render-letter.ts'].map(
    (name) => `packages/documents/src/${name}`,
  ),
  'packages/documents/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const generated = ['node_modules', 'build', '.react-router', '.cache', 'paraglide', 'modeles'];

/** Builds the web app and packs the engine, each if one of its inputs has changed since the last time. */
export async function ensureBuilt() {
  await ensurePacked();
  const state = hashFiles(inputs, generated);
  if (existsSync(join(root, 'apps/web/build/client')) && stampMatches(stampFile, state)) return;
  await buildWeb();
  writeStamp(stampFile, hashFiles(inputs, generated));
}

async function buildWeb() {
  const started = Date.now();
  say('Construction du site…');
  removeStamp(stampFile);
  const { code, output } = await runNpm(['run', 'build', '--silent'], { cwd: join(root, 'apps/web') });
  if (code !== 0) throw new Error(`${output}\nLa construction du site a échoué (code ${code}).`);
  say(`Site construit en ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
