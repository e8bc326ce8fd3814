import type { Span } from '@coach/contracts/span';

/** A value read from the offer, and where it stands. */
export type Found<Value> = { value: Value; span: Span };
