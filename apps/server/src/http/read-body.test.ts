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

test('too much is refused once it has all come, so that who sends it hears why', async () => {
  for (const length of [null, 0, 40 * 1024, Number.NaN]) {
    const { request, taken } = sending(40, length);
    expect(await refusal(request, 1024)).toBeInstanceOf(AppError);
    expect(taken.pieces).toBe(40);
  }
});

test('a length that is too much is refused though less comes, and one beyond all reason without being waited for', async () => {
  expect(await refusal(sending(1, 4096).request, 2048)).toBeInstanceOf(AppError);
  const { request, taken } = sending(100, 70 * 1024 * 1024);
  expect(await refusal(request, 1024)).toBeInstanceOf(AppError);
  expect(taken.pieces).toBeLessThan(3);
});

test('a body without end is cut off', async () => {
  const { request, taken } = sending(Number.POSITIVE_INFINITY, null);
  expect(await refusal(request, 1024)).toBeInstanceOf(AppError);
  expect(taken.pieces).toBeLessThan(65 * 1024 + 3);
});
