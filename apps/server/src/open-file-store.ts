import path from 'node:path';
import type { Environment } from './config/env.ts';
import { type ErasureLedger, fileLedger } from './ports/erasure-ledger.ts';
import type { FileStore } from './ports/files.ts';
import { folderFiles } from './ports/folder-files.ts';
import type { S3Access } from './ports/s3-client.ts';

/** The files, and beside them, out of the database’s reach, the ledger of erasures. */
export type OpenFileStore = { files: FileStore; ledger: ErasureLedger; close(): Promise<void> };

/** The bucket of the `S3_…` variables, or the data folder. Throws a sentence for the operator where it cannot be used. */
export async function openFileStore(env: Environment): Promise<OpenFileStore> {
  const access = s3AccessOf(env);
  if (!access) {
    const files = folderFiles(path.join(env.DATA_DIR, 'files'));
    return { files, ledger: fileLedger(env.DATA_DIR), close: async () => {} };
  }
  const [{ openS3 }, { s3Files }, { checkS3 }, { s3Ledger }] = await Promise.all([
    import('./ports/s3-client.ts'),
    import('./ports/s3-files.ts'),
    import('./ports/s3-files-check.ts'),
    import('./ports/s3-ledger.ts'),
  ]);
  const s3 = openS3(access);
  await checkS3(s3, access);
  return { files: s3Files(s3), ledger: s3Ledger(s3), close: () => s3.close() };
}

/** Null where none is configured; the environment has been read, so that either all or none of it is there. */
export function s3AccessOf(env: Environment): S3Access | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region = 'us-east-1' } = env;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, accessKeyId, secretAccessKey, region }
    : null;
}
