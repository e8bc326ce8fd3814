import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Deletes what stands at `path`; what another tab deleted is gone all the same. @throws ApiError for any other refusal. */
export async function deleteForGood(path: string): Promise<void> {
  await request(path, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  });
}
