import type { DocumentKind } from '@coach/contracts/document-text';
import { isOle, oleNames } from './container/ole-file.ts';
import { zipEntryNames } from './container/zip-entry-names.ts';

const headLength = 1024;
/** « PK » and the mark of a first entry. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

function looksLikeHtml(bytes: Uint8Array): boolean {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const head = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, headLength)).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<(!doctype html|html)[\s>]/i.test(head);
}

/**
 * What a file is, from its content alone: the name and the declared type of an upload prove nothing.
 * An encrypted Office file counts as what it hides (`docx`), so that its refusal can say « protected ».
 * HTML counts as `doc`: Word opens it under that name, and our own `.doc` downloads are made of it.
 */
export function detectKind(bytes: Uint8Array): DocumentKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headLength)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK')) {
    const names = zipEntryNames(bytes);
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/')) ? 'docx' : null;
  }
  const streams = oleNames(bytes);
  if (streams.includes('WordDocument')) return 'doc';
  if (streams.includes('EncryptedPackage')) return 'docx';
  return looksLikeHtml(bytes) ? 'doc' : null;
}

/**
 * Whether bytes of no known kind are what is left of a document: they begin as an Office file does and what is in it can no
 * longer be told (cut short, or its directory gone), or they are the zeros of a copy that was never written. A spreadsheet
 * or an archive that can be listed is whole, and of another kind.
 */
export function isDamaged(bytes: Uint8Array): boolean {
  if (isOle(bytes)) return oleNames(bytes).length === 0;
  if (zipSignature.every((byte, index) => bytes[index] === byte)) {
    const names = zipEntryNames(bytes);
    return names.length === 0 || names.some((name) => name.startsWith('word/'));
  }
  return bytes.length > 0 && bytes.subarray(0, headLength).every((byte) => byte === 0);
}
