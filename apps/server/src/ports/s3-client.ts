import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { Agent, fetch as fetchWith } from 'undici';
import { StoreError } from './files.ts';

export type S3Access = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

export type S3Limits = {
  /** How long a line that says nothing is listened to. */
  silenceMs?: number;
  tries?: number;
  /** Before the second try; four times as long before the third. */
  pauseMs?: number;
};

export type S3 = {
  client: S3mini;
  /** Does it, again where that may help, three times at most. Throws `StoreError`. */
  ask<Answer>(what: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
};

/** The store is busy or ill: it may answer the next time. */
const passing = new Set([408, 429, 500, 502, 503, 504]);
const full = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage', 'ServiceQuotaExceeded']);

/** A store that is asked within bounds: 3 s to be reached, `silenceMs` without a byte, three tries. */
export function openS3(access: S3Access, { silenceMs = 20_000, tries = 3, pauseMs = 100 }: S3Limits = {}): S3 {
  const { endpoint, bucket, ...keys } = access;
  const dispatcher = new Agent({
    connect: { timeout: 3_000 },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connections: 32,
  });
  const client = new S3mini({
    ...keys,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    // A store that sends us elsewhere was given another region or address than its own: that is to be told, not followed.
    fetch: ((url: string, init: object) =>
      fetchWith(url, { ...init, dispatcher, redirect: 'manual' } as never)) as unknown as typeof fetch,
  });
  return {
    client,
    async ask(what) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await what();
        } catch (error) {
          const refusal = storeErrorOf(error);
          if (!refusal.mayPass || attempt >= tries) throw refusal;
          await sleep(pauseMs * 4 ** (attempt - 1));
        }
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** Whatever the client threw, with what it means for us. */
function storeErrorOf(error: unknown): StoreError {
  const { status, body = '', message = String(error) } = error as { status?: number; body?: string; message?: string };
  const reason = /<Code>(\w{1,80})<\/Code>/.exec(body)?.[1] ?? null;
  const details = { status: status ?? null, reason, mayPass: status === undefined || passing.has(status) };
  if (status === 507 || (reason && full.has(reason)))
    return new StoreError('the file store is full', 'ENOSPC', { ...details, mayPass: false }, error);
  return new StoreError(`the file store does not do what it is asked: ${message}`, 'STORE_AWAY', details, error);
}
