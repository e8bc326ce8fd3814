import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import type { LetterEdit } from './use-letter-edit.ts';

/** Whether what is written is kept. */
export function SaveState({ edit }: { edit: LetterEdit }) {
  const { state, conflict } = edit;
  return (
    <p role="status" className={cx('text-sm', state === 'failed' ? 'text-bad' : 'text-ink-soft')}>
      {conflict ? '' : stateText(edit)}
    </p>
  );
}

function stateText({ state, changed, failure }: LetterEdit): string {
  if (state === 'saving') return m.letters_save_running();
  if (state === 'failed') return m.letters_save_failed({ reason: failure });
  if (changed) return m.letters_save_due();
  return state === 'saved' ? m.letters_save_done() : '';
}
