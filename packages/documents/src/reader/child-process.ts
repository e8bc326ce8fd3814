import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** On the scale from -20 (first) to 19: the process that serves people goes first, a person's upload does not starve. */
const slightlyBelowNormal = 1;

export type ChildSettings = {
  script: URL;
  readable: readonly string[];
  /** Whether it may load native add-ons. What their code does, Node does not watch; no. */
  nativeCode?: boolean;
  maxOldSpaceMb: number;
  maxCpuSeconds: number;
};

/** The folders a parser may read: this package's code, the contracts', every `node_modules` above it and its own. */
export function readableFolders({ script, readable }: Pick<ChildSettings, 'script' | 'readable'>): string[] {
  const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
  const contractsFolder = fileURLToPath(new URL('../', import.meta.resolve('@coach/contracts/cv-upload')));
  const folders = [packageFolder, contractsFolder, dirname(fileURLToPath(script)), ...readable];
  for (const folder of createRequire(import.meta.url).resolve.paths('x') ?? []) {
    if (existsSync(folder)) folders.push(folder);
    const manifest = join(dirname(folder), 'package.json');
    if (existsSync(manifest)) folders.push(manifest);
  }
  return folders;
}

/** The system ends a child that loops even when this process is no longer there to do it. */
function limitProcessor(command: string[], seconds: number): string[] {
  return process.platform === 'win32'
    ? command
    : ['/bin/sh', '-c', 'ulimit -t "$0"; exec /usr/bin/env -i "$@"', `${seconds}`, ...command];
}

/**
 * Starts a process that waits for one document on its standard input. It has no environment, may read nothing but code,
 * may write nothing, start nothing and load no native add-on unless it must, and gives way to the process that serves
 * people.
 * A `warm` child prepares its parsers while it waits; a `cold` one begins at once.
 */
export function startChild(settings: ChildSettings, mode: 'warm' | 'cold'): ChildProcess {
  const flags = [
    `--max-old-space-size=${settings.maxOldSpaceMb}`,
    '--permission',
    ...(settings.nativeCode ? ['--allow-addons'] : []),
    ...readableFolders(settings).map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ];
  const command = [process.execPath, ...flags, fileURLToPath(settings.script), mode];
  const [program = '', ...args] = limitProcessor(command, settings.maxCpuSeconds);
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    windowsHide: true,
  });
  // Both can fail when the child dies first; its exit says so.
  child.stdin?.on('error', () => {});
  child.on('error', () => {});
  lowerPriority(child.pid);
  return child;
}

/** The processes that serve people go first. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, slightlyBelowNormal);
  } catch {
    // A system that refuses still reads documents.
  }
}
