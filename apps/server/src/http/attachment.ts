import { Readable } from 'node:stream';

/** A file to be saved, never shown; its name in any script (RFC 6266, RFC 8187). */
export function attachment(
  content: Uint8Array<ArrayBuffer> | Readable,
  fileName: string,
  type: string,
  /** In bytes, where it is known. */
  size = content instanceof Uint8Array ? content.length : undefined,
): Response {
  const plain =
    fileName
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%]/g, '_') || 'document';
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const body = content instanceof Readable ? webStreamOf(content) : content;
  return new Response(body, {
    headers: {
      'content-type': type,
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
  });
}

/**
 * Read as it is sent. Not `Readable.toWeb`: when who reads it leaves at a bad moment, it throws where nobody catches, and
 * that ends the process.
 */
function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
  const parts = content[Symbol.asyncIterator]();
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await parts.next();
    if (done) stream.close();
    else stream.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void content.destroy() }, { highWaterMark: 0 });
}
