import { type Job, maxNotesLength } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { type Notes, useNotes } from './use-notes.ts';

/** The person’s notes: kept when they leave the field, or by the button. */
export function NotesField({ job }: { job: Job }) {
  const notes = useNotes(job);
  return (
    <div>
      <Field label={m.jobs_detail_notes()}>
        <TextArea
          rows={5}
          value={notes.draft}
          maxLength={maxNotesLength}
          placeholder={m.jobs_detail_notes_placeholder()}
          onChange={(event) => notes.change(event.target.value)}
          onBlur={() => void notes.save()}
          className="resize-y"
        />
      </Field>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void notes.save()}
          busy={notes.state === 'saving'}
          disabled={!notes.changed || notes.theirs !== null}
        >
          {m.jobs_detail_notes_save()}
        </Button>
        <p role="status" className={cx('text-sm', notes.state === 'failed' ? 'text-bad' : 'text-ink-soft')}>
          {stateText(notes)}
        </p>
      </div>
      {notes.theirs === null ? null : <OtherVersion notes={notes} theirs={notes.theirs} />}
    </div>
  );
}

function stateText({ state, changed, theirs, failure }: Notes): string {
  if (theirs !== null) return '';
  if (state === 'saving') return m.jobs_detail_notes_saving();
  if (state === 'failed') return m.jobs_detail_notes_failed({ reason: failure });
  if (changed) return m.jobs_detail_notes_unsaved();
  return state === 'saved' ? m.jobs_detail_notes_saved() : '';
}

function OtherVersion({ notes, theirs }: { notes: Notes; theirs: string }) {
  return (
    <div role="alert" className="mt-3 rounded-lg bg-warn-soft p-4 text-warn">
      <p className="font-medium">{m.jobs_detail_notes_changed()}</p>
      <p className="mt-2 rounded-md bg-card p-3 text-sm break-words whitespace-pre-line text-ink">
        {theirs || m.jobs_detail_notes_changed_empty()}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={notes.keepMine}>
          {m.jobs_detail_notes_mine()}
        </Button>
        <Button size="sm" variant="secondary" onClick={notes.takeTheirs}>
          {m.jobs_detail_notes_theirs()}
        </Button>
      </div>
    </div>
  );
}
