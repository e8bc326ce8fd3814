import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDocumentReader, type DocumentReader, type DocumentReaderOptions } from './document-reader.ts';
import { startChild } from './reader/child-process.ts';
import { childProcesses } from './testing/child-processes.ts';
import { fixture } from './testing/fixtures.ts';

const document = (words: string): Uint8Array => new TextEncoder().encode(`%PDF-1.7 ${words}`);
const opened: DocumentReader[] = [];

function readerWith(child: string, options: DocumentReaderOptions = {}): DocumentReader {
  const childScript = new URL(`./testing/children/${child}.ts`, import.meta.url);
  const reader = createDocumentReader({ childScript, timeoutMs: 25_000, ...options });
  opened.push(reader);
  return reader;
}

const noChildIsLeft = () => vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });

afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  await noChildIsLeft();
});

describe('a child that goes wrong is killed and costs the caller an answer, nothing more', () => {
  it.each([
    ['never-answers', { timeoutMs: 300 }, 'timeout'],
    ['loops', { timeoutMs: 600 }, 'timeout'],
    ['floods', {}, 'too_complex'],
    ['fills-memory', { maxRssMb: 200 }, 'too_complex'],
    ['fills-heap', { maxOldSpaceMb: 32 }, 'too_complex'],
    ['crashes', {}, 'damaged'],
    ['talks-nonsense', {}, 'damaged'],
  ])('%s', async (child, options, reason) => {
    const before = process.memoryUsage().rss;
    const reader = readerWith(child, options);
    await expect(reader.read(document('cv'))).rejects.toMatchObject({ code: 'unreadable_file', reason });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('may read nothing but code, write nothing, start nothing, and sees no environment', async () => {
    const { text } = await readerWith('misbehaves').read(document('cv'));
    expect(text).toBe('read: refused, write: refused, start: refused, environment: 0');
    expect(existsSync('/tmp/coach-child-was-here')).toBe(false);
  });
});

it('a bomb leaves the memory of the process that asks alone', async () => {
  const reader = createDocumentReader({ timeoutMs: 25_000 });
  opened.push(reader);
  const bomb = fixture('documents/bomb.docx');
  const before = process.memoryUsage().rss;
  await expect(reader.read(bomb)).rejects.toMatchObject({ code: 'unreadable_file' });
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
});

it('a child that somebody else kills is replaced, once', async () => {
  const reader = readerWith('never-answers', { spares: 0 });
  const reading = reader.read(document('cv'));
  const refused = expect(reading).rejects.toMatchObject({ code: 'unreadable_file', reason: 'too_complex' });
  let last = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    const another = () => childProcesses().find((pid) => pid !== last) ?? 0;
    await vi.waitFor(() => expect(another()).not.toBe(0), { timeout: 10_000 });
    last = another();
    process.kill(last, 'SIGKILL');
  }
  await refused;
});

describe('stopping', () => {
  it('an aborted read rejects with the reason of the abort and leaves no child', async () => {
    const reader = readerWith('never-answers');
    const stop = new AbortController();
    const reading = reader.read(document('cv'), { signal: stop.signal });
    await vi.waitFor(() => expect(childProcesses()).not.toEqual([]));
    const [child] = childProcesses();
    stop.abort(new Error('the person left'));
    await expect(reading).rejects.toThrow('the person left');
    await vi.waitFor(() => expect(childProcesses()).not.toContain(child));
  });

  it('a read aborted in the queue never starts', async () => {
    const reader = readerWith('slow-or-quick', { concurrency: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const running = reader.read(document('slow'), { signal: first.signal });
    const queued = reader.read(document('queued'), { signal: second.signal });
    second.abort(new Error('changed my mind'));
    await expect(queued).rejects.toThrow('changed my mind');
    first.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(reader.read(document('next'))).resolves.toMatchObject({ text: '%PDF-1.7 next' });
  });

  it('nothing starts before the first document, and closing ends everything', async () => {
    const reader = readerWith('slow-or-quick');
    expect(childProcesses()).toEqual([]);
    await reader.read(document('one'));
    const stuck = reader.read(document('slow'));
    const outcome = expect(stuck).rejects.toThrow('closed');
    await reader.close();
    await outcome;
    await noChildIsLeft();
  });
});

it('a program that forgets to close the reader still ends', () => {
  const script = `
    const { createDocumentReader } = await import(${JSON.stringify(new URL('./document-reader.ts', import.meta.url).href)});
    const { readFileSync } = await import('node:fs');
    const { text } = await createDocumentReader().read(readFileSync(process.argv[1]));
    console.log(text.length > 100);`;
  const file = fileURLToPath(new URL('../../../fixtures/documents/table-layout.docx', import.meta.url));
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script, file], { encoding: 'utf8' })).toBe(
    'true\n',
  );
});

it('a child that loops ends by itself, so that it cannot outlive a killed program', async () => {
  const script = new URL('./testing/children/loops.ts', import.meta.url);
  const child = startChild({ script, readable: [], maxOldSpaceMb: 64, maxCpuSeconds: 1 }, 'cold');
  child.stdin?.end('x');
  const [code, signal] = await once(child, 'exit');
  expect(code).toBeNull();
  expect(['SIGXCPU', 'SIGKILL']).toContain(signal);
});

describe('the queue', () => {
  it('goes on beside a file that never ends', async () => {
    const reader = readerWith('slow-or-quick', { concurrency: 2 });
    const stop = new AbortController();
    const slow = reader.read(document('slow'), { signal: stop.signal });
    const names = ['a', 'b', 'c', 'd'];
    const texts = await Promise.all(names.map(async (name) => (await reader.read(document(name))).text));
    expect(texts).toEqual(names.map((name) => `%PDF-1.7 ${name}`));
    stop.abort();
    await expect(slow).rejects.toThrow();
  });

  it('takes what someone waits for before what no one does', async () => {
    const reader = readerWith('slow-or-quick', { concurrency: 1 });
    const done: string[] = [];
    const ask = async (name: string, priority: 'interactive' | 'background') => {
      await reader.read(document(name), { priority });
      done.push(name);
    };
    await Promise.all([
      ask('first', 'background'),
      ask('later', 'background'),
      ask('waited for', 'interactive'),
      ask('waited for too', 'interactive'),
    ]);
    expect(done).toEqual(['first', 'waited for', 'waited for too', 'later']);
  });

  it('keeps a place for people while a batch runs', async () => {
    const reader = readerWith('slow-or-quick', { concurrency: 2 });
    const stop = new AbortController();
    const batch = ['slow 1', 'slow 2'].map((name) =>
      reader.read(document(name), { priority: 'background', signal: stop.signal }),
    );
    const settled = Promise.allSettled(batch);
    await expect(reader.read(document('mine'))).resolves.toMatchObject({ text: '%PDF-1.7 mine' });
    stop.abort();
    await settled;
  });
});
