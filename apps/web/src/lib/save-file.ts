import { m } from '../paraglide/messages.js';
import { toApiError } from './api-error.ts';
import { saveBlob } from './save-blob.ts';
import { send } from './send.ts';

/** Has the browser save what stands at `path`. @throws ApiError when it cannot be had, which a plain link could not tell. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  const answer = await send(path, {});
  if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => null), m.common_unexpected());
  saveBlob(fileName, await answer.blob());
}
