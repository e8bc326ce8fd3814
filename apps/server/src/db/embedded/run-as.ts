import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
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
 * The ordinary user as they are; for root, and for a user without a name, a user namespace in which they are called nobody
 * (their files stay theirs, so that even a private home works); else, for root, nobody itself. `probe` is a program that must be reachable.
 */
export async function chooseRunner(folder: string, probe: string): Promise<Runner> {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0 && hasName()) return { wrap: plain, own: async () => {} };
  if (await works(inNamespace(probe, ['--version']))) return { wrap: inNamespace, own: (at) => ownAll(at, uid) };
  if (uid !== 0) {
    throw new Error(
      `PostgreSQL needs a user with a name, and ${uid} has none here: run as another user, or set DATABASE_URL.`,
    );
  }
  await chown(folder, nobody, nobody);
  if ((await works(asNobody(probe, ['--version']))) && (await works(asNobody('ls', [folder])))) {
    return { wrap: asNobody, own: (at) => ownAll(at, nobody) };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, user namespaces are not allowed here, and the user "nobody" cannot reach ${folder}. Start the application as an ordinary user, choose a DATA_DIR that everyone may enter, or set DATABASE_URL.`,
  );
}

/** initdb asks for it; containers often run as a bare number. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
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
