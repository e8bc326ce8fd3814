import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markerOf, type SiteFactName, siteFactNames } from '@coach/contracts/site-facts';
import { build, type Plugin, type Rolldown } from 'vite';
import { loadContent } from '../src/features/articles/load-content.ts';
import { publicPages } from '../src/public-pages.ts';
import { englishApart } from './english-apart.ts';

/** React Router has built the application and the pages; this gives the pages what wakes them (docs/decisions/0005). */
const outDir = 'build/client';
const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** `src/wake.ts` as a script to be written into a page: a press must be heard before any other file has come. */
async function buildWake(): Promise<string> {
  const [chunk] = await run({
    write: false,
    rolldownOptions: {
      input: source('wake.ts'),
      preserveEntrySignatures: 'strict',
      output: { format: 'iife', name: 'wake' },
    },
  });
  return chunk?.code.trim() ?? '';
}

/** `src/public.client.tsx` and the pages, on Preact and without React Router. */
function buildPages(): Promise<Rolldown.OutputChunk[]> {
  return run(
    {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source('public.client.tsx'),
        output: {
          entryFileNames: 'assets/public-[hash].js',
          chunkFileNames: 'assets/public-[name]-[hash].js',
          // What several of them need compresses better as one file than as twenty.
          codeSplitting: { groups: [{ name: 'core', minShareCount: 2 }] },
        },
      },
    },
    [englishOfTheApplication(), englishApart(), withoutWhatLoadersRead()],
  );
}

async function run(options: NonNullable<Parameters<typeof build>[0]>['build'], plugins: Plugin[] = []) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    resolve: {
      alias: [
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react(-dom)?$/, replacement: 'preact/compat' },
        { find: /^react-router$/, replacement: source('public/router.tsx') },
      ],
    },
    build: options,
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Unexpected build');
  return result.output.filter((file) => file.type === 'chunk');
}

/** English is fetched once, whether by these pages or by the application. */
function englishOfTheApplication(): Plugin {
  return {
    name: 'english-of-the-application',
    enforce: 'pre',
    async resolveId(id) {
      if (!id.endsWith('/english-messages.ts')) return;
      const assets = await readdir(join(outDir, 'assets'));
      const built = assets.find((name) => name.startsWith('english-messages-'));
      if (!built) throw new Error('No English in the build of the application');
      return { id: `/assets/${built}`, external: 'absolute' };
    },
  };
}

/** Loaders ran already: an awake page has its content from its element. */
function withoutWhatLoadersRead(): Plugin {
  return {
    name: 'without-what-loaders-read',
    load: (id) => (id.endsWith('/load-content.ts') ? 'export function loadContent() {}' : null),
  };
}

/** Keeps what is read of a page, and puts the wake script in the place of all others. */
async function rewritePage(page: string, wake: string, chunks: Rolldown.OutputChunk[]): Promise<void> {
  const file = join(outDir, page.slice(1), 'index.html');
  const html = await readFile(file, 'utf8');
  const start = html.indexOf(openPage);
  const end = html.indexOf('<script', start);
  if (start < 0 || end < 0) throw new Error(`No page in ${file}: has React Router changed what it writes?`);
  const content = html.slice(start + openPage.length, end);
  const script = `<script>${wake}wake.wakeOnTouch(${JSON.stringify(filesOf(page, chunks))})</script>`;
  const head = html.slice(0, start).replaceAll(/<link rel="modulepreload" [^>]*>/g, '');
  await writeFile(
    file,
    `${head}<div id="page"${factsOf(page, content)}${contentOf(page)}>${content}${script}</body></html>`,
  );
}

const openPage = '<div id="page">';

/** Where the woken page finds the facts it draws, as attributes that the server fills in like the text around. */
function factsOf(page: string, content: string): string {
  // Tabs of one page lead from one to the other without another load.
  const isTab = publicPages[page]?.includes('legal-layout');
  const names = siteFactNames.filter((name) => isTab || content.includes(markerOf(name)));
  return names.map((name) => ` data-${kebab(name)}="${markerOf(name)}"`).join('');
}

/** The same for what a page of its own says. */
function contentOf(page: string): string {
  const json = loadContent(page);
  return json ? ` data-content="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : '';
}

function kebab(name: SiteFactName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All files of a page, the application's own first, so that they come in one round trip. */
function filesOf(page: string, chunks: Rolldown.OutputChunk[]): string[] {
  const modules = (publicPages[page] ?? []).map((name) => source(`routes/${name}.tsx`));
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  for (const module of modules) add(chunks.find(({ facadeModuleId }) => facadeModuleId === module));
  return [...files];
}

const [wake, chunks] = await Promise.all([buildWake(), buildPages()]);
for (const page of Object.keys(publicPages)) await rewritePage(page, wake, chunks);
