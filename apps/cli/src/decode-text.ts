import { DocumentError } from '@coach/documents/document-error';

/** The text of a plain text file: UTF-8 or UTF-16, else Windows-1252. Throws a `DocumentError` for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) throw new DocumentError('unsupported_file');
  if (text.trim() === '') throw new DocumentError('unreadable_file', 'empty');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
