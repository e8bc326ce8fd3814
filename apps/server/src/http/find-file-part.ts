type Bytes = Buffer<ArrayBuffer>;
export type FilePart = { bytes: Bytes; fileName: string };

/** Forms of ours send one part; whoever sends hundreds of thousands does not make us look at each. */
const maxParts = 50;
const maxHeaderBytes = 8 * 1024;

/** The file of a `multipart/form-data` body (RFC 7578) in a field, uncopied; null when it is not there whole. */
export function findFilePart(body: Bytes, contentType: string, field: string): FilePart | null {
  const boundary = boundaryOf(contentType);
  if (!boundary) return null;
  let at = body.indexOf(`--${boundary}`);
  for (let part = 0; part < maxParts && at !== -1; part += 1) {
    const headStart = at + boundary.length + 2;
    const headEnd = body.subarray(headStart, headStart + maxHeaderBytes).indexOf('\r\n\r\n');
    if (headEnd === -1) return null;
    const contentStart = headStart + headEnd + 4;
    const contentEnd = body.indexOf(`\r\n--${boundary}`, contentStart);
    if (contentEnd === -1) return null;
    const head = body.toString('utf8', headStart, headStart + headEnd);
    const fileName = fileNameOf(head, field);
    if (fileName !== null) return { bytes: body.subarray(contentStart, contentEnd), fileName };
    at = contentEnd + 2;
  }
  return null;
}

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

/** null when the part is another field, or text. */
function fileNameOf(head: string, field: string): string | null {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(head)?.[1];
  if (!disposition || parameter(disposition, 'name') !== field) return null;
  return parameter(disposition, 'filename');
}

/** Browsers write quotes and line ends as `%22`, `%0D` and `%0A`, and leave the rest as it is (WHATWG HTML, multipart). */
function parameter(disposition: string, name: string): string | null {
  for (const [, key = '', quoted, plain = ''] of disposition.matchAll(
    /;\s*([\w*]+)=(?:"((?:\\"|[^"])*)"|([^;\s]*))/g,
  )) {
    if (key.toLowerCase() !== name) continue;
    return (quoted ?? plain)
      .replaceAll('\\"', '"')
      .replaceAll(/%(22|0D|0A)/gi, (written) => decodeURIComponent(written));
  }
  return null;
}
