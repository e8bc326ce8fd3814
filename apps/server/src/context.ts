import type { Language } from '@coach/contracts/language';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Auth } from './features/auth/create-auth.ts';
import type { OpenCatalogue } from './features/community/open-catalogue.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentReader } from './ports/documents.ts';
import type { Drawing } from './ports/drawing.ts';
import type { ErasureLedger } from './ports/erasure-ledger.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Model } from './ports/model.ts';
import type { ModelMetrics } from './ports/models/model-metrics.ts';
import type { PageFetcher } from './ports/page-fetcher.ts';
import type { PageReader } from './ports/page-reader.ts';
import type { Payments } from './ports/payments.ts';
import type { Photos } from './ports/photos.ts';
import type { Room } from './ports/room.ts';
import type { Speech } from './ports/speech.ts';
import type { JobQueue } from './work/job-queue.ts';

/** What the whole application is given once. */
export type Services = {
  db: Database;
  clock: Clock;
  files: FileStore;
  room: Room;
  documents: DocumentReader;
  drawing: Drawing;
  photos: Photos;
  mailer: Mailer;
  pages: PageFetcher;
  pageReader: PageReader;
  speech: Speech;
  /** Writes words on top of what the engine found; null where none is configured: the engine writes alone. */
  model: Model | null;
  modelMetrics: ModelMetrics;
  ledger: ErasureLedger;
  /** Removes the mails to an address that were kept here instead of sent. */
  forgetMails(address: string): Promise<void>;
  jobs: JobQueue;
  payments: Payments;
  log: Logger;
  /** Signs download links; never leaves the server. */
  secret: string;
  /** Accounts open once their address is confirmed: mails reach people. */
  confirmsEmail: boolean;
  /** The origin people reach. */
  appUrl: string;
  /** What the operator’s files say of workshops, events and resources. */
  community: OpenCatalogue;
  /** Who runs this installation; the address is null where mails are sent and none is configured. */
  operator: { name: string | null; email: string | null };
};

/** What one request adds. */
export type RequestContext = Services & {
  auth: Auth;
  language: Language;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
  /** Shows the person what has been written so far, unchecked; nothing where they wait for the whole. */
  showPartial(text: string): void;
  requestId: string;
  /** Before it waited for its turn. */
  receivedAt: Date;
  clientAddress: string;
};

export type Actor = { userId: string; sessionId: string; email: string; fullName: string };

/** The context of whoever comes, signed in or not. */
export type VisitorContext = RequestContext & { actor: Actor | null };

/** The context of someone who is signed in. */
export type UserContext = RequestContext & { actor: Actor };
