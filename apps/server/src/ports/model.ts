import type { ModelFault } from '@coach/contracts/features/model-calls';
import type { z } from 'zod';

/** What a model is asked. The texts hold no contact details of anybody: `writing` has taken them out. */
export type ModelRequest<Output> = {
  /** What it is to do: ours alone, never a word of a document. */
  instructions: string;
  /** The material, in marked blocks. */
  material: string;
  /** The answer’s shape, and the name it goes by. */
  schema: z.ZodType<Output>;
  schemaName: string;
  maxOutputTokens: number;
  /** Aborted when the person leaves: the call ends with its reason. */
  signal: AbortSignal;
  /** Told once the first question is on its way, unless it is over by then: what takes long is best done meanwhile. */
  onAsked?: (() => void) | undefined;
  /** Told what has come so far, which may be incomplete and is not checked; never after the promise settles. */
  onPartial?: ((partial: unknown) => void) | undefined;
};

export type ModelUsage = { inputTokens: number; outputTokens: number };

export type ModelAnswer<Output> = {
  /** Fits the schema. */
  output: Output;
  /** Of all the calls that were needed. */
  usage: ModelUsage;
  /** Milliseconds from the question to the first word that came; null where nothing was streamed. */
  firstWordMs?: number | null;
};

/** Never holds what was asked or answered. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly fault: ModelFault;
  /** Spent although nothing came of it. */
  readonly usage: ModelUsage;
  /** What the server answered instead, for whoever mends a configuration; null where it answered nothing of the kind. */
  readonly status: number | null;
  constructor(
    fault: ModelFault,
    usage: ModelUsage = { inputTokens: 0, outputTokens: 0 },
    status: number | null = null,
  ) {
    super(`the model gives no answer: ${fault}`);
    this.fault = fault;
    this.usage = usage;
    this.status = status;
  }
}

/** A language model, whoever serves it. */
export type Model = {
  /** As it is told to people: « mistral », « anthropic », or the host of a compatible server. */
  provider: string;
  name: string;
  /** Rejects with ModelError, in bounded time, or with the signal’s reason. */
  ask<Output>(request: ModelRequest<Output>): Promise<ModelAnswer<Output>>;
};
