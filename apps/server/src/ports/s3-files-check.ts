import { randomUUID } from 'node:crypto';
import { StoreError } from './files.ts';
import type { S3, S3Access } from './s3-client.ts';
import { s3Files } from './s3-files.ts';

/** Writes, reads and removes one small object. Throws a sentence for the operator that says what to mend. */
export async function checkS3(s3: S3, access: S3Access): Promise<void> {
  const files = s3Files(s3);
  const key = `start-check/${randomUUID()}`;
  try {
    await files.put(key, new TextEncoder().encode('Can be written and read.'));
    const kept = await files.get(key);
    if (kept?.length !== 24) throw new Error('it does not give back what it was given');
    await files.delete(key);
  } catch (error) {
    throw new Error(`The file store of S3_ENDPOINT cannot be used: ${reasonOf(error, access)}`);
  }
}

function reasonOf(error: unknown, access: S3Access): string {
  if (!(error instanceof StoreError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'ENOSPC') return 'it has no room left.';
  if (error.status === null) return `nothing answers at ${access.endpoint} (${deepest(error)}).`;
  return namedReason(error.reason, access) ?? plainReason(error.status, error.reason, access);
}

function namedReason(reason: string | null, { bucket, region }: S3Access): string | null {
  if (reason === 'RequestTimeTooSkewed') return 'the clock of this machine is more than 15 minutes away from its own.';
  if (reason === 'SignatureDoesNotMatch')
    return `S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID, or S3_REGION is not « ${region} ».`;
  if (reason === 'InvalidAccessKeyId') return 'it does not know S3_ACCESS_KEY_ID.';
  if (reason === 'AuthorizationHeaderMalformed' || reason === 'InvalidRegion')
    return `the bucket « ${bucket} » is in another region than « ${region} »: correct S3_REGION.`;
  return null;
}

function plainReason(status: number, reason: string | null, { bucket, region }: S3Access): string {
  if (status === 403 || status === 401)
    return `S3_ACCESS_KEY_ID may not write, read and remove objects in the bucket « ${bucket} » (${reason ?? status}).`;
  if (status === 404) return `there is no bucket « ${bucket} »: create it, or correct S3_BUCKET.`;
  if (status >= 300 && status < 400)
    return `the bucket « ${bucket} » is at another address, or in another region than « ${region} »: correct S3_REGION or S3_ENDPOINT.`;
  return `it answers ${status}${reason ? ` (${reason})` : ''}.`;
}

/** What the network itself said. */
function deepest(error: Error): string {
  let at: Error = error;
  for (let depth = 0; depth < 8 && at.cause instanceof Error; depth += 1) at = at.cause;
  return (at as NodeJS.ErrnoException).code ?? at.message;
}
