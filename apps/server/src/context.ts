import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Auth } from './features/auth/create-auth.ts';
import type { Language } from './http/language.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentReader } from './ports/documents.ts';
import type { FileStore } from './ports/files.ts';

/** What the whole application is given once. */
export type Services = {
  db: Database;
  clock: Clock;
  files: FileStore;
  documents: DocumentReader;
  log: Logger;
  /** Signs download links; never leaves the server. */
  secret: string;
};

/** What one request adds. */
export type RequestContext = Services & {
  auth: Auth;
  language: Language;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
  requestId: string;
  clientAddress: string;
};

export type Actor = { userId: string; email: string; fullName: string };

/** The context of someone who is signed in. */
export type UserContext = RequestContext & { actor: Actor };
