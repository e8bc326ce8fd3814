import type { ParsedCv } from '@coach/contracts/cv';
import type { ModelTask } from '@coach/contracts/features/model-calls';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { z } from 'zod';

/** What a text may state as true: the candidate’s own documents and words. The offer is only the goal. */
export type Truth = {
  cv: ParsedCv | null;
  offer: ParsedOffer | null;
  /** What else the person said of themselves, or of what they aim at. */
  extra: string[];
};

/** A piece of material: data for the model, never instructions. */
export type Block = {
  /** « CV », « OFFRE »: what it is, in the prompt. */
  label: string;
  text: string;
  /** UTF-16 code units kept of it: what the task needs, and no more. */
  most: number;
};

/** One place of an answer that states something. */
export type Claim = { path: string; text: string };

/** Words of a claim that the truth does not show: « à vérifier ». Offsets index the claim’s text. */
export type Doubt = { path: string; start: number; end: number; quote: string; reason: string };

/** One kind of text a model writes on top of what the engine found. */
export type Task<Input, Output> = {
  name: ModelTask;
  /** One more with every change of its words: saved answers of another version are not reused. */
  version: number;
  schema: z.ZodType<Output>;
  maxOutputTokens: number;
  /** French. What to do, in which tone, what never to do; no word of a document. */
  instructions(input: Input): string;
  blocks(input: Input): Block[];
  /** What the guard is to read of an answer. */
  claims(output: Output, input: Input): Claim[];
  /** What else is wrong with an answer, beyond what the guard reads. It is asked for again like a doubt, and told as one. */
  faults?(output: Output, input: Input): Doubt[];
  /** What is to be seen while it is being written; null for a task whose text appears at once. */
  partialText: ((partial: unknown) => string | null) | null;
  /** An answer, and what it was asked: shown to the model, read by whoever keeps the prompt, checked by its test. */
  example: { input: Input; output: Output };
};
