/**
 * Fills a disk below a running server: `fill-disk.ts data|unseen|files|preload`, in a mount namespace of its own but for
 * the last. Prints its findings as JSON.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@coach/e2e/start-server';
import { fillWith } from './fill-with.ts';
import { fullDisk } from './full-disk.ts';

const kind = process.argv[2] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'coach-disk-'));
const place = kind === 'files' ? join(dataDir, 'files') : dataDir;
const switchFile = `${dataDir}-full`;
try {
  mkdirSync(place, { recursive: true });
  if (kind !== 'preload') shell(`mount -t tmpfs -o size=${kind === 'files' ? 100 : 400}m tmpfs "$0"`);
  const env = envOf();
  const server = await startServer({ dataDir, env });
  const disk =
    kind === 'preload'
      ? { fill: () => writeFileSync(switchFile, ''), free: () => rmSync(switchFile, { force: true }) }
      : fillWith(place);
  const findings = await fullDisk(server, disk, kind).finally(server.stop);
  writeSync(1, `\n${JSON.stringify(findings)}\n`);
} finally {
  if (kind !== 'preload') shell('umount -l "$0"');
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(switchFile, { force: true });
}

/** `$0` is the place. */
function shell(command: string): void {
  execFileSync('/bin/sh', ['-c', command, place]);
}

/** `unseen`: free space looks ample, as below a quota. `preload`: the writes of the application itself find no room. */
function envOf(): Record<string, string> {
  const preload = { unseen: 'unseen-disk.ts', preload: 'no-room.ts' }[kind];
  if (!preload) return {};
  const file = new URL(preload, import.meta.url);
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${file}`.trim(), FULL_FILE: switchFile };
}
