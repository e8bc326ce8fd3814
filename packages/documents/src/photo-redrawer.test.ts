import { photoUpload } from '@coach/contracts/features/profile';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChildReader } from './child-reader.ts';
import { createPhotoRedrawer, type PhotoRedrawer, type PhotoRedrawerOptions } from './photo-redrawer.ts';
import { childProcesses } from './testing/child-processes.ts';

const opened: { close(): Promise<void> }[] = [];
const childScript = (name: string) => new URL(`./testing/children/${name}.ts`, import.meta.url);

function redrawer(options: PhotoRedrawerOptions = {}): PhotoRedrawer {
  const made = createPhotoRedrawer({ timeoutMs: 25_000, ...options });
  opened.push(made);
  return made;
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: 'teal' } });
const photo = await flat(900, 300).jpeg().toBuffer();

/** The child that works now, killed by somebody else. */
async function killNext(last = 0): Promise<number> {
  const another = () => childProcesses().find((pid) => pid !== last) ?? 0;
  await vi.waitFor(() => expect(another()).not.toBe(0), { timeout: 10_000, interval: 5 });
  const pid = another();
  process.kill(pid, 'SIGKILL');
  return pid;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });
});

it('a photo becomes a square WebP in a process that ends with it', async () => {
  const drawn = await redrawer().redraw(photo);
  const { width, height, format } = await sharp(drawn ?? undefined).metadata();
  expect({ width, height, format }).toEqual({ width: photoUpload.side, height: photoUpload.side, format: 'webp' });
  await vi.waitFor(() => expect(childProcesses()).toEqual([]), { timeout: 10_000 });
});

it('what is no photo is none', async () => {
  const photos = redrawer();
  for (const words of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'MZ a program', ''])
    expect(await photos.redraw(new TextEncoder().encode(words))).toBeNull();
});

it('a photo whose child is killed in the middle is redrawn by another, once', async () => {
  const drawing = redrawer().redraw(photo);
  await killNext();
  expect(await drawing).not.toBeNull();
  const stuck = redrawer({ childScript: childScript('never-answers') }).redraw(photo);
  await killNext(await killNext());
  expect(await stuck).toBeNull();
});

it('a photo that unfolds beyond the memory it may take is refused', async () => {
  const unfolds = await flat(4_000, 4_000).png({ progressive: true, compressionLevel: 1 }).toBuffer();
  expect(await redrawer({ maxRssMb: 110 }).redraw(unfolds)).toBeNull();
});

describe('a child that goes wrong is killed, and the next photo is redrawn by another', () => {
  it.each([
    ['never-answers', { timeoutMs: 300 }],
    ['loops', { timeoutMs: 600 }],
    ['fills-memory', { maxRssMb: 200 }],
    ['floods', {}],
  ])('%s: no photo', async (child, options) => {
    expect(await redrawer({ childScript: childScript(child), ...options }).redraw(photo)).toBeNull();
  });

  it.each(['crashes', 'talks-nonsense'])('%s: a fault of ours', async (child) => {
    await expect(redrawer({ childScript: childScript(child) }).redraw(photo)).rejects.toThrow(Error);
  });

  it('one that loads native code may read nothing but code, write nothing, start nothing, and sees no environment', async () => {
    const readAnswer = (written: unknown) => (written as { document: { text: string } }).document.text;
    const reader = createChildReader({ script: childScript('misbehaves'), nativeCode: true, readAnswer });
    opened.push(reader);
    expect(await reader.read(photo)).toBe('read: refused, write: refused, start: refused, environment: 0');
  });
});

it('photos are redrawn one after the other, and who leaves takes the child along', async () => {
  const photos = redrawer({ childScript: childScript('never-answers') });
  const [first, second] = [new AbortController(), new AbortController()];
  const outcomes = [first, second].map((one) =>
    photos.redraw(photo, one.signal).catch((error: Error) => error.message),
  );
  await vi.waitFor(() => expect(childProcesses()).toHaveLength(1), { timeout: 10_000 });
  const [child] = childProcesses();
  first.abort(new Error('left'));
  await vi.waitFor(() => expect(childProcesses()).not.toContain(child), { timeout: 10_000 });
  second.abort(new Error('left too'));
  expect(await Promise.all(outcomes)).toEqual(['left', 'left too']);
});
