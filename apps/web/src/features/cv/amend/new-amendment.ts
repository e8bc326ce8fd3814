import type { Amendment } from '@coach/contracts/amendment';
import { newId } from './new-id.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** An amendment about to be made. */
export type AmendmentDraft = WithoutId<Amendment>;

export function newAmendment(draft: AmendmentDraft): Amendment {
  return { ...draft, id: newId() } as Amendment;
}
