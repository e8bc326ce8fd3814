import { createHash } from 'node:crypto';
import type { Model } from '../ports/model.ts';
import { type ContactFacts, type Hiding, hideContacts } from './privacy/hide-contacts.ts';
import type { Block, Task } from './task.ts';

/** A request without a contact detail of anybody. */
export type Prepared<Input, Output> = {
  task: Task<Input, Output>;
  model: Model;
  instructions: string;
  blocks: Block[];
  hiding: Hiding;
  /** Addresses that are the person’s own: an answer may hold them. */
  ownAddresses: string[];
  /** The same for the same question to the same model. */
  key: string;
};

/** What a task asks of a model, with placeholders for whoever it is about. */
export function prepareRequest<Input, Output>(
  model: Model,
  task: Task<Input, Output>,
  input: Input,
  contacts: ContactFacts,
): Prepared<Input, Output> {
  const blocks = task.blocks(input);
  const hiding = hideContacts(
    contacts,
    blocks.map(({ text }) => text),
  );
  const instructions = task.instructions(input);
  const parts = [model.provider, model.name, task.name, task.version, instructions, hiding.hidden];
  return {
    ...{ task, model, instructions, hiding, ownAddresses: contacts.urls },
    key: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
    blocks: blocks.map((block, index) => ({ ...block, text: hiding.hidden[index] ?? '' })),
  };
}
