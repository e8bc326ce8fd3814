import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import type { SessionEdit } from './use-session-edit.ts';

/** Whether what is written is kept. */
export function SaveState({ edit }: { edit: SessionEdit }) {
  return (
    <p role="status" className={cx('mt-1.5 min-h-6 text-sm', edit.state === 'failed' ? 'text-bad' : 'text-ink-soft')}>
      {edit.clash ? '' : stateText(edit)}
    </p>
  );
}

function stateText({ state, changed, failure }: SessionEdit): string {
  if (state === 'saving') return m.interviews_save_running();
  if (state === 'failed') return m.interviews_save_failed({ reason: failure });
  if (changed) return m.interviews_save_due();
  return state === 'saved' ? m.interviews_save_done() : '';
}
