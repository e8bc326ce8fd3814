import type { WrittenBy } from '@coach/contracts/written-by';
import { m } from '../paraglide/messages.js';

/** A text to take along says who wrote it, where a model did: AI Act, art. 50. */
export function signedText(text: string, { by, model }: WrittenBy): string {
  return by === 'model' ? `${text}\n\n${m.work_by_model({ model: model ?? '' })}` : text;
}
