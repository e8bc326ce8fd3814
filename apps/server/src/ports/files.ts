import type { Readable } from 'node:stream';

/** A file to be read as it is sent; whoever opens it reads it to its end or destroys `content`. */
export type OpenFile = { size: number; content: Readable };

/** Where the bytes of documents are kept. Keys are made by us: lower-case words, digits, `-` and `/`. */
export type FileStore = {
  /** Once it answers, the bytes survive a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is nothing under that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same, a piece at a time; null when there is nothing under that key. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};

type StoreDetails = {
  /** Of the answer; null where there was none. */
  status: number | null;
  /** As the store names it. */
  reason: string | null;
  /** It may work the next time. */
  mayPass: boolean;
};

/** A store on another machine that has no room left (`ENOSPC`), or does not do what it is asked (`STORE_AWAY`). */
export class StoreError extends Error {
  readonly code: 'ENOSPC' | 'STORE_AWAY';
  readonly status: number | null;
  readonly reason: string | null;
  readonly mayPass: boolean;
  constructor(message: string, code: StoreError['code'], details: StoreDetails, cause: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
    this.status = details.status;
    this.reason = details.reason;
    this.mayPass = details.mayPass;
  }
}

const keyForm = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;

/** Keeps anything that could leave the store's folder out of a path. */
export function checkKey(key: string): string {
  if (!keyForm.test(key) || key.length > 200) throw new Error('not a file key');
  return key;
}
