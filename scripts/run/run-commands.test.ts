import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { hashFiles } from './hash-files.mjs';
import { runSections } from './sections.mjs';

vi.mock('./say.mjs', () => ({ say: () => undefined }));

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a section that fails without tests of its own counts as one failure', async () => {
  const totals = await runSections([
    { name: 'tests', run: async () => ({ ok: true, output: '', passed: 4, failed: 0 }) },
    { name: 'check', run: async () => ({ ok: false, output: 'why' }) },
    { name: 'good check', run: async () => ({ ok: true, output: '' }) },
  ]);
  expect(totals).toEqual({ passed: 4, failed: 1 });
});

test('the sections of a list run at the same time, and all of them count', async () => {
  const first = Promise.withResolvers<void>();
  const totals = await runSections([
    [
      { name: 'waits for the other', run: () => first.promise.then(() => ({ ok: false, output: 'why' })) },
      { name: 'tests', run: async () => first.resolve() ?? { ok: true, output: '', passed: 2, failed: 0 } },
    ],
    { name: 'later tests', run: async () => ({ ok: true, output: '', passed: 3, failed: 0 }) },
  ]);
  expect(totals).toEqual({ passed: 5, failed: 1 });
});

test('the hash of the inputs follows names and contents, and nothing that is skipped', () => {
  const before = hashFiles(['scripts/run'], ['node_modules']);
  expect(hashFiles(['scripts/run'], ['node_modules'])).toBe(before);
  expect(hashFiles(['scripts/run'], ['say.mjs'])).not.toBe(before);
  expect(hashFiles(['scripts/run', 'does-not-exist'])).toBe(before);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s reaches the child, and we end after it', async (signal) => {
  const childFile = join(folder, 'child.mjs');
  const parentFile = join(folder, 'parent.mjs');
  writeFileSync(
    childFile,
    `for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => setTimeout(() => { console.log('child done'); process.exit(0); }, 50));
     setInterval(() => {}, 1000); console.log('ready');`,
  );
  writeFileSync(
    parentFile,
    `import { runForeground } from ${JSON.stringify(new URL('./run-child.mjs', import.meta.url).href)};
     process.exitCode = await runForeground(process.execPath, [${JSON.stringify(childFile)}]); console.log('parent done');`,
  );
  const parent = spawn(process.execPath, [parentFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (printed === 'ready\n') parent.kill(signal);
  });
  const code = await new Promise((resolve) => parent.once('close', resolve));
  expect({ printed, code }).toEqual({ printed: 'ready\nchild done\nparent done\n', code: 0 });
});
