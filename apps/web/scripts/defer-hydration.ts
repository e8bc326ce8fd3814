import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { publicPages } from '../src/public-pages.ts';

const outDir = 'build/client';
const pages = [...publicPages, '/404'].map((page) => join(page.slice(1), 'index.html'));
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g;

/** `src/wake.ts` as a script to be written into a page: a press must be heard before any other file has come. */
async function buildWake(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('../src/wake.ts')),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'wake' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Unexpected build of src/wake.ts');
  return result.output[0].code.trim();
}

/** Moves a page's boot script into a file of its own, loaded by the wake script when it is needed. */
async function deferPage(page: string, wake: string): Promise<void> {
  const file = join(outDir, page);
  const html = await readFile(file, 'utf8');
  const code = bootScript.exec(html)?.[1];
  if (!code) throw new Error(`No boot script in ${page}: has React Router changed what it writes?`);
  // All files named at once, so that they come together; the entry starts the application and must come last.
  const files = [...html.matchAll(preload)].map(([, href]) => href).filter((href) => !href?.includes('/entry.client'));
  const boot = `/assets/boot-${createHash('sha256').update(html).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(outDir, boot), `${files.map((href) => `import "${href}";`).join('')}\n${code}`);
  const deferred = html
    .replace(bootScript, () => `<script>${wake}wake.wakeOnTouch("${boot}")</script>`)
    .replace(preload, '');
  await writeFile(file, deferred);
}

const wake = await buildWake();
for (const page of pages) await deferPage(page, wake);
