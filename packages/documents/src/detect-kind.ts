import type { DocumentKind } from '@coach/contracts/document-text';
import { oleNames } from './container/ole-file.ts';
import { zipEntryNames } from './container/zip-entry-names.ts';

const headLength = 1024;

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
