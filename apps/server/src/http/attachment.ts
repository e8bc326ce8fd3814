/** A file to be saved, never shown; its name in any script (RFC 6266, RFC 8187). */
export function attachment(
  content: Uint8Array<ArrayBuffer> | ReadableStream,
  fileName: string,
  type: string,
): Response {
  const plain =
    fileName
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%]/g, '_') || 'fichier';
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(content, {
    headers: {
      'content-type': type,
      ...(content instanceof Uint8Array ? { 'content-length': String(content.length) } : {}),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
  });
}
