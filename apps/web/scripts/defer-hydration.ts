import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const outDir = 'build/client';
const pages = ['index.html', '404/index.html'];
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g;

/** Builds `src/wake.ts` beside the application and answers its address. */
async function buildWake(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('../src/wake.ts')),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/wake-[hash].js' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Unexpected build of src/wake.ts');
  return `/${result.output[0].fileName}`;
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
  const inline = `import{wakeOnTouch}from"${wake}";wakeOnTouch("${boot}")`;
  const deferred = html
    .replace(bootScript, () => `<script type="module" async="">${inline}</script>`)
    .replace(preload, '')
    .replace('</head>', `<link rel="modulepreload" href="${wake}"/></head>`);
  await writeFile(file, deferred);
}

const wake = await buildWake();
for (const page of pages) await deferPage(page, wake);
