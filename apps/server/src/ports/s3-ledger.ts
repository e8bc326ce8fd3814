import { oneAtATime } from '../one-at-a-time.ts';
import { type Erasure, type ErasureLedger, ledgerLine, readLedger } from './erasure-ledger.ts';
import type { S3 } from './s3-client.ts';
import { s3Files } from './s3-files.ts';

const key = 'erasures/ledger';

/**
 * The ledger as one object of the bucket, shared by all machines. Of two machines that write at the same moment one may
 * lose its line: the sweep, which knows it from the database, writes it again within a minute.
 */
export function s3Ledger(s3: S3): ErasureLedger {
  const files = s3Files(s3);
  let seen: { mark: string; erasures: Erasure[] } | null = null;
  const read = async () => new TextDecoder().decode((await files.get(key)) ?? undefined);
  return {
    async add(idHash, erasedAt) {
      await oneAtATime(`${s3.client.endpoint} ${key}`, async () => {
        await files.put(key, new TextEncoder().encode((await read()) + ledgerLine(idHash, erasedAt)));
      });
    },
    async list() {
      // Asked every minute, changed at an erasure.
      const mark = await s3.ask(() => s3.client.getEtag(key));
      if (!seen || seen.mark !== mark) seen = { mark: mark ?? '', erasures: mark ? readLedger(await read()) : [] };
      return seen.erasures;
    },
  };
}
