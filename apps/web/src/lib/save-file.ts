import { m } from '../paraglide/messages.js';
import { toApiError } from './api-error.ts';
import { send } from './send.ts';

/** Has the browser save what stands at `path`. @throws ApiError when it cannot be had, which a plain link could not tell. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  const answer = await send(path, {});
  if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => null), m.common_unexpected());
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
