import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { checkKey, type FileStore, StoreError } from './files.ts';
import type { S3 } from './s3-client.ts';

/** Files in a bucket. What is sent carries its SHA-256, signed: a store that checks it keeps nothing that was altered. */
export function s3Files({ ask, client }: S3): FileStore {
  const read = async (key: string) => await ask(() => client.getObjectRaw(key)).catch(nullIfAbsent);
  return {
    async put(key, bytes) {
      const checksum = createHash('sha256').update(bytes).digest('base64');
      const headers = { 'x-amz-checksum-sha256': checksum };
      const place = checkKey(key);
      await ask(async () => {
        const answer = await client.putObject(place, bytes, 'application/octet-stream', undefined, headers);
        await answer.body?.cancel();
      });
    },
    async get(key) {
      const place = checkKey(key);
      return await ask(async () => {
        const answer = await client.getObjectRaw(place);
        return new Uint8Array(await answer.arrayBuffer());
      }).catch(nullIfAbsent);
    },
    async open(key) {
      const answer = await read(checkKey(key));
      if (!answer) return null;
      const content = answer.body ? Readable.fromWeb(answer.body as WebStream) : Readable.from([]);
      return { size: Number(answer.headers.get('content-length') ?? 0), content };
    },
    async exists(key) {
      const place = checkKey(key);
      return (await ask(() => client.objectExists(place))) === true;
    },
    async delete(key) {
      const place = checkKey(key);
      // Some stores answer 404 for what is gone already.
      await ask(() => client.deleteObject(place)).catch(nullIfAbsent);
    },
  };
}

/** A bucket that is gone is not a file that is. */
function nullIfAbsent(error: unknown): null {
  if (error instanceof StoreError && error.status === 404 && error.reason !== 'NoSuchBucket') return null;
  throw error;
}
