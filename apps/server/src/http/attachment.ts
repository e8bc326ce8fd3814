/** A file to be saved, never shown; its name in any script (RFC 6266, RFC 8187). */
export function attachment(bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): Response {
  const plain =
    fileName
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%]/g, '_') || 'fichier';
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
  });
}
