import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createKeyThread } from './key-thread.ts';

/** Answers its own number, and dies of the password “die”. */
const mortal = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ password }) => {
      if (password === 'die') throw new Error('of that');
      parentPort.postMessage({ key: [threadId, password] });
    });`)}`,
);
const recipe = { by: 'argon2id', memory: 8, passes: 1, salt: new Uint8Array(16) } as const;

test('keys come in the order they were asked for, from one thread', async () => {
  const ask = createKeyThread(mortal);
  const answers = await Promise.all(['a', 'b', 'c'].map((password) => ask({ password, recipe })));
  const [[thread] = []] = answers;
  expect(answers).toEqual([
    [thread, 'a'],
    [thread, 'b'],
    [thread, 'c'],
  ]);
});

test('what a thread was asked for when it died rejects with what it died of, and the next is asked of another', async () => {
  const ask = createKeyThread(mortal);
  const [first] = await ask({ password: 'a', recipe });
  const ends = await Promise.allSettled(['die', 'b'].map((password) => ask({ password, recipe })));
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { message: 'of that' } });
  const [second] = await ask({ password: 'c', recipe });
  expect(second).not.toBe(first);
});

test('a process waits for the key it asked for, and not for the thread', async () => {
  const program = `
    const { hashPassword } = await import(${JSON.stringify(new URL('./password-hash.ts', import.meta.url).href)});
    console.log(await hashPassword('girafe', { memory: 8, passes: 1 }));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 });
  const { stdout, stderr } = await run;
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(stderr).toBe('');
});
