import type { UnreadableReason } from '@coach/contracts/document-text';

/** Why the child gives a document back unread. */
export class Refusal extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
