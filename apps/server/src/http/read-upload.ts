import { AppError } from './app-error.ts';
import { findFilePart } from './find-file-part.ts';
import { readBytes } from './read-body.ts';

export type Upload = { bytes: Uint8Array<ArrayBuffer>; fileName: string };

/** Part headers and boundaries around the file. */
const envelopeBytes = 64 * 1024;
const megabyte = 1024 * 1024;

/** The one file of a multipart request, in its field `file`. Throws `file_too_large` as soon as too much has come. */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data/i.test(contentType)) throw missingFile();
  const tooLarge = new AppError('file_too_large', { values: { megabytes: maxBytes / megabyte } });
  const body = await readBytes(request, maxBytes + envelopeBytes).catch((error) => {
    throw error instanceof AppError ? tooLarge : error;
  });
  const file = findFilePart(body, contentType, 'file');
  if (!file) throw missingFile();
  if (file.bytes.length > maxBytes) throw tooLarge;
  return { bytes: file.bytes, fileName: cleanFileName(file.fileName) };
}

function missingFile(): AppError {
  return new AppError('validation', { faults: { file: 'required' } });
}

/** A name to show and to download under: no path, no control or direction-changing characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const kept = plain.slice(0, 200).toWellFormed();
  return /^\.*$/.test(kept) ? 'cv' : kept;
}
