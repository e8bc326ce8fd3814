import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { readBytes } from './read-body.ts';

const kilobyte = new Uint8Array(1024);

/** A request whose body comes piece by piece, and how much of it was taken. */
function sending(pieces: number, length: number | null) {
  const taken = { pieces: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (taken.pieces === pieces) return controller.close();
      taken.pieces += 1;
      controller.enqueue(kilobyte);
    },
  });
  const headers: Record<string, string> = length === null ? {} : { 'content-length': String(length) };
  return { taken, request: new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' }) };
}

async function refusal(request: Request, most: number): Promise<unknown> {
  return await readBytes(request, most).catch((error) => error);
}

test('what fits is read, whatever its length is said to be', async () => {
  for (const length of [null, 0, 10, 2 * 1024])
    expect((await readBytes(sending(2, length).request, 2 * 1024)).length).toBe(2 * 1024);
});

test('too much that was told is refused once it has all come, so that who sends it hears why', async () => {
  const { request, taken } = sending(40, 40 * 1024);
  expect(await refusal(request, 1024)).toBeInstanceOf(AppError);
  expect(taken.pieces).toBe(40);
});

test('what says little of its length, or nothing, is refused as soon as it is too much', async () => {
  for (const length of [null, 0, Number.NaN]) {
    const { request, taken } = sending(Number.POSITIVE_INFINITY, length);
    expect(await refusal(request, 10 * 1024)).toBeInstanceOf(AppError);
    expect(taken.pieces).toBeLessThan(14);
  }
});

test('a length beyond all reason is refused without being waited for', async () => {
  const { request, taken } = sending(100, 70 * 1024 * 1024);
  expect(await refusal(request, 1024)).toBeInstanceOf(AppError);
  expect(taken.pieces).toBeLessThan(3);
});
