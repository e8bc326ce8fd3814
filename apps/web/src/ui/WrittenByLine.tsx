import type { WrittenBy } from '@coach/contracts/written-by';
import { m } from '../paraglide/messages.js';
import { cx } from './cx.ts';

type WrittenByLineProps = {
  writtenBy: WrittenBy;
  /** What is said of a text of the engine where nothing else could have written it; nothing unless told. */
  engine?: string;
  className?: string;
};

/** Who wrote a text: AI Act, art. 50. */
export function WrittenByLine({ writtenBy, engine = '', className = 'text-ink-soft' }: WrittenByLineProps) {
  const text = lineOf(writtenBy) ?? engine;
  return text === '' ? null : <p className={cx('text-sm wrap-anywhere', className)}>{text}</p>;
}

function lineOf({ by, model, reason }: WrittenBy): string | null {
  if (by === 'model') return m.work_by_model({ model: model ?? '' });
  if (reason === 'unavailable') return m.work_unavailable();
  return reason === 'chosen' ? m.work_chosen() : null;
}
