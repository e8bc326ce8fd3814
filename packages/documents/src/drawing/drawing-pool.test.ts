import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from '../document-reader.ts';
import { childProcesses } from '../testing/child-processes.ts';
import { fullCv } from '../testing/cv-examples.ts';
import { fullLetter } from '../testing/letter-examples.ts';
import { createDrawingPool, type DrawingPool, type DrawingPoolOptions } from './create-drawing-pool.ts';
import type { DrawingWork } from './drawing-work.ts';

const opened: DrawingPool[] = [];
const toldScript = new URL('../testing/children/draws-as-told.ts', import.meta.url);

/** A pool whose children do what they are told. */
function toldPool(options: DrawingPoolOptions = {}) {
  const pool = createDrawingPool({ childScript: toldScript, timeoutMs: 25_000, ...options });
  opened.push(pool);
  const tell = async (deed: string, { signal, image }: { signal?: AbortSignal; image?: boolean } = {}) => {
    const page = image ? { image: { page: 1, width: 10 } } : {};
    const { bytes } = await pool.draw({ ...workOf(deed), ...page }, signal);
    return new TextDecoder().decode(bytes);
  };
  return { pool, tell };
}

function workOf(author: string): DrawingWork {
  const metadata = { title: 'CV', author, writtenBy: 'engine' as const, date: new Date('2026-11-21') };
  return { kind: 'cv', document: fullCv, format: 'pdf', metadata };
}

const processOf = (answer: string) => answer.split(' ')[0];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
  await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });
});

it('draws both kinds as files that can be read again, and pages as images, in one process that stays', async () => {
  const pool = createDrawingPool({ concurrency: 1, timeoutMs: 25_000 });
  const reader = createDocumentReader({ timeoutMs: 25_000 });
  opened.push(pool);
  const cv = await pool.draw({ ...workOf('Maëlys'), format: 'docx' } as DrawingWork);
  const letter = await pool.draw({ ...workOf('Maëlys'), kind: 'letter', document: fullLetter } as DrawingWork);
  expect((await reader.read(cv.bytes)).text).toContain('Agence Belle-Île & Fils');
  expect((await reader.read(letter.bytes)).text).toContain('Madame la Directrice');
  await reader.close();
  const page = await pool.draw({ ...workOf('Maëlys'), image: { page: 1, width: 400 } });
  expect(page.pages).toBe(1);
  expect(Buffer.from(page.bytes.subarray(8, 12)).toString()).toBe('WEBP');
  expect(page.bytes.length).toBeGreaterThan(3_000);
  const beyond = pool.draw({ ...workOf('Maëlys'), image: { page: 2, width: 400 } });
  await expect(beyond).rejects.toMatchObject({ code: 'no_such_page' });
  expect(childProcesses()).toHaveLength(1);
});

describe('a drawing that goes wrong costs its caller an answer, and the next one is drawn', () => {
  it.each([
    ['crash', {}, 'failed'],
    ['fail', {}, 'failed'],
    ['hang', { timeoutMs: 500 }, 'timeout'],
    ['loop', { timeoutMs: 500 }, 'timeout'],
    ['fill memory', { maxRssMb: 150 }, 'too_complex'],
  ])('%s', async (deed, options, code) => {
    const { tell } = toldPool({ concurrency: 1, ...options });
    await expect(tell(deed)).rejects.toMatchObject({ name: 'DrawingError', code });
    await vi.waitFor(async () => expect(await tell('next')).toMatch(/next$/), { timeout: 10_000 });
  });

  it('a child may read nothing but code, write nothing, and is told no secret', async () => {
    expect(await toldPool().tell('rights')).toBe('read: refused, write: refused, environment: 0');
  });
});

it('what a child was drawing when somebody else killed it is drawn by the next', async () => {
  const { tell } = toldPool({ concurrency: 1 });
  const first = processOf(await tell('one'));
  const drawing = tell('slow');
  process.kill(Number(first), 'SIGKILL');
  const answer = await drawing;
  expect(answer).toMatch(/slow$/);
  expect(processOf(answer)).not.toBe(first);
});

it('a child stays for the next document, until it is tired, or idle for long', async () => {
  const { tell } = toldPool({ concurrency: 1, idleMs: 200 });
  const first = processOf(await tell('one'));
  expect(processOf(await tell('tired'))).toBe(first);
  expect(processOf(await tell('two'))).not.toBe(first);
  await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });
});

describe('the queue', () => {
  it('draws files before images of pages, and refuses more than it can hold', async () => {
    const { tell } = toldPool({ concurrency: 1, maxWaiting: 3 });
    const done: string[] = [];
    const ask = async (name: string, image: boolean) => done.push((await tell(name, { image })).replace(/^\d+ /, ''));
    const asked = [ask('slow', true), ask('page', true), ask('file', false), ask('other file', false)];
    await expect(tell('one too many')).rejects.toMatchObject({ code: 'busy' });
    await Promise.all(asked);
    expect(done).toEqual(['slow', 'file', 'other file', 'page']);
  });

  it('lets go of whoever leaves, waiting or being drawn, and closing of everyone', async () => {
    const { pool, tell } = toldPool({ concurrency: 1 });
    const [drawn, waiting] = [new AbortController(), new AbortController()];
    const child = processOf(await tell('first'));
    const outcomes = [tell('slow', { signal: drawn.signal }), tell('never', { signal: waiting.signal })].map(
      async (asked) => await asked.catch((error: Error) => error.message),
    );
    drawn.abort(new Error('left'));
    waiting.abort(new Error('left too'));
    expect(await Promise.all(outcomes)).toEqual(['left', 'left too']);
    expect(await tell('next')).toBe(`${child} next`);
    const stuck = expect(tell('hang')).rejects.toThrow('closed');
    await pool.close();
    await stuck;
  });
});
