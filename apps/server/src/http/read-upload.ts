import { AppError } from './app-error.ts';
import { fieldTexts } from './error-texts.ts';
import { readBytes } from './read-body.ts';

export type Upload = { bytes: Uint8Array<ArrayBuffer>; fileName: string; fileType: string };

/** Part headers and boundaries around the file. */
const envelopeBytes = 64 * 1024;
const megabyte = 1024 * 1024;

/** The one file of a multipart request, in its field `file`. Throws `file_too_large` as soon as too much has come. */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) throw missingFile();
  const tooLarge = new AppError('file_too_large', { values: { megabytes: maxBytes / megabyte } });
  const body = await readBytes(request, maxBytes + envelopeBytes).catch((error) => {
    throw error instanceof AppError ? tooLarge : error;
  });
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) throw missingFile();
  if (file.size > maxBytes) throw tooLarge;
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: cleanFileName(file.name), fileType: file.type };
}

function missingFile(): AppError {
  return new AppError('validation', { fields: { file: fieldTexts.required.fr } });
}

/** A name to show and to download under: no path, no control or direction-changing characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return plain.slice(0, 200).toWellFormed() || 'cv';
}
