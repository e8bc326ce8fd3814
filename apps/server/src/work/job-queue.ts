import type { Queryable } from '../db/database.ts';
import type { SealedMail } from '../mail/mail.ts';

/** What each kind of job is given. Every job names its owner, so that an erasure finds it. */
export type JobData = {
  mail: SealedMail;
  offer: OfferJob;
  subscription: SubscriptionJob;
  customer: CustomerJob;
};
/** A customer of the payment provider whose subscription is to be derived anew. */
export type SubscriptionJob = { userId: string; customerId: string };
/** A customer to be forgotten at the payment provider; owned by the hash of an erased account, so that no erasure takes it. */
export type CustomerJob = { userId: string; provider: string; customerId: string };
/** A targeted offer to be read and matched; `attempt` tells an order that a later one has replaced. */
export type OfferJob = { userId: string; jobId: string; attempt: number };

export type JobName = keyof JobData;

export type JobOptions = {
  /** Where the queue is `short`, a second job with the same key is not made while the first waits. */
  singletonKey?: string;
  startAfter?: Date;
  /** Higher goes first. */
  priority?: number;
  /** How often it is tried again; as its queue says unless told. */
  retryLimit?: number;
};

/** Work that outlives the request and the process. */
export type JobQueue = {
  /** Enqueued with what `db` writes: in a transaction, the job exists exactly when the rest does. */
  send<Name extends JobName>(db: Queryable, name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
  /** Removes every job of a user, whatever its state. */
  forget(db: Queryable, userId: string): Promise<void>;
};
