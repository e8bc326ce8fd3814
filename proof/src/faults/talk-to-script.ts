import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script of the server’s that says something first, and then answers each line it is told by a line, all of it JSON. */
export type Script = {
  first: ReturnType<typeof JSON.parse>;
  tell: (order: object) => Promise<ReturnType<typeof JSON.parse>>;
  stop: () => Promise<void>;
};

export async function talkToScript(name: string, args: string[] = []): Promise<Script> {
  const file = fileURLToPath(new URL(`../../../apps/server/src/testing/${name}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => {
    const { done, value } = await lines.next();
    if (done) throw new Error(`${name} ended`);
    return JSON.parse(value);
  };
  return {
    first: await hear(),
    async tell(order) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      return await hear();
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
