import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nobody = 65534;

/** How PostgreSQL, which refuses to run as root, is started: `wrap` gives the program and its arguments. */
export type Runner = {
  wrap(program: string, args: string[]): { program: string; args: string[]; identity: { uid?: number; gid?: number } };
  /** Makes everything under `folder` belong to whom the programs run as. */
  own(folder: string): Promise<void>;
};

/**
 * The ordinary user, or for root a user namespace in which it is called nobody (its files stay root's, so that even a
 * private home works), or nobody itself. `probe` is a program that must be reachable.
 */
export async function chooseRunner(folder: string, probe: string): Promise<Runner> {
  const uid = process.getuid?.();
  if (uid === undefined || uid !== 0) return { wrap: plain, own: async () => {} };
  if (await works(inNamespace(probe, ['--version']))) return { wrap: inNamespace, own: (at) => ownAll(at, 0) };
  await chown(folder, nobody, nobody);
  if ((await works(asNobody(probe, ['--version']))) && (await works(asNobody('ls', [folder])))) {
    return { wrap: asNobody, own: (at) => ownAll(at, nobody) };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, user namespaces are not allowed here, and the user "nobody" cannot reach ${folder}. Start the application as an ordinary user, choose a DATA_DIR that everyone may enter, or set DATABASE_URL.`,
  );
}

function plain(program: string, args: string[]) {
  return { program, args, identity: {} };
}

function inNamespace(program: string, args: string[]) {
  const mapped = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', program, ...args];
  return { program: 'unshare', args: mapped, identity: {} };
}

function asNobody(program: string, args: string[]) {
  return { program, args, identity: { uid: nobody, gid: nobody } };
}

async function works(command: ReturnType<typeof plain>): Promise<boolean> {
  return await run(command.program, command.args, command.identity).then(
    () => true,
    () => false,
  );
}

async function ownAll(folder: string, uid: number): Promise<void> {
  if ((await stat(folder)).uid === uid && (await ownerOfFirstChild(folder)) === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) await lchown(path.join(folder, entry), uid, uid);
  await chown(folder, uid, uid);
}

async function ownerOfFirstChild(folder: string): Promise<number | undefined> {
  const [first] = await readdir(folder);
  return first === undefined ? undefined : (await stat(path.join(folder, first))).uid;
}
