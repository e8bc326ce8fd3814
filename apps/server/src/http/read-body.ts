import { AppError } from './app-error.ts';
import { cleanText } from './clean-text.ts';

/**
 * The bytes of a request, counted as they come: a wrong or missing length changes nothing. Throws `file_too_large`; where
 * the length was told, once what is too much has gone by, since a browser hears of no answer while it is still sending.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new AppError('file_too_large', { reason: 'body' });
  const told = Number(request.headers.get('content-length'));
  if (told > maxBytes) {
    if (told <= mostLetBy) await letBy(request);
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** More than anybody sends by mistake: a request of such a length is cut off. */
const mostLetBy = 64 * 1024 * 1024;

/** Node lets no more come than the length that was told. */
async function letBy({ body }: Request): Promise<void> {
  for await (const _ of body ?? []);
}

/** The JSON a request carries. An empty body is an empty object, as function calls without arguments send. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? cleanTexts : undefined);
  } catch {
    throw new AppError('validation', { faults: { body: 'invalid' } });
  }
}

function cleanTexts(_: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
