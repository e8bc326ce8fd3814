import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Finding } from '../../finding.ts';

const script = fileURLToPath(new URL('fill-disk.ts', import.meta.url));

/** Ways to be allowed to mount a disk of one’s own, which only the process that mounts it sees. */
const ways = [['--user', '--map-root-user', '--mount'], ['--mount']];

/** A disk that is really full, below the whole data folder and then below the files alone; what could not be made is said. */
export async function proveDiskFull(): Promise<Finding[]> {
  const way = await findWay();
  const mounted: Finding = {
    name: 'a disk of its own could be mounted (1), else writes fail by a preload (0)',
    value: way ? 1 : 0,
  };
  const command = way ? ['unshare', ...way, '--', process.execPath] : [process.execPath];
  const kinds = way ? ['data', 'unseen', 'files'] : ['preload'];
  const findings: Finding[] = [];
  for (const kind of kinds) findings.push(...(await run([...command, script, kind])));
  return [mounted, ...findings];
}

async function findWay(): Promise<string[] | null> {
  for (const way of ways) {
    const mount = ['sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt'];
    const worked = await promisify(execFile)('unshare', [...way, '--', ...mount]).then(
      () => true,
      () => false,
    );
    if (worked) return way;
  }
  return null;
}

/** What it prints last are its findings. */
async function run([program = '', ...args]: string[]): Promise<Finding[]> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}
