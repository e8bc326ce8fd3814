import type { Job } from '@coach/contracts/features/jobs';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useChangeJob } from '../requests/use-change-job.ts';
import { jobPath } from '../requests/use-job.ts';

export type Notes = ReturnType<typeof useNotes>;

/**
 * Notes being written. Each save says which notes it replaces, so that another tab’s are never written over: both
 * versions are then shown, for the person to choose.
 */
export function useNotes({ id, notes }: Job) {
  const { mutateAsync } = useChangeJob();
  const [draft, setDraft] = useState(notes);
  const [base, setBase] = useState(notes);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  const changed = draft !== base;

  // Another tab’s notes come in by themselves where nothing is being written here.
  if (!changed && notes !== base && state !== 'saving') {
    setBase(notes);
    setDraft(notes);
  }

  const write = async (text: string, replaced: string) => {
    setState('saving');
    try {
      const kept = await mutateAsync({ id, update: { notes: text, notesWere: replaced } });
      setBase(kept.notes);
      setDraft((now) => (now === text ? kept.notes : now));
      setState('saved');
    } catch (error) {
      const elsewhere = error instanceof ApiError && error.code === 'conflict';
      if (elsewhere) setTheirs(await readNotes(id));
      setFailure(toApiFailure(error).message);
      setState('failed');
    }
  };
  const save = async () => {
    if (changed && theirs === null && state !== 'saving') await write(draft, base);
  };
  useSaveOnLeave(changed && theirs === null && state !== 'saving', () =>
    mutateAsync({ id, update: { notes: draft, notesWere: base } }),
  );
  return {
    draft,
    changed,
    state,
    failure,
    theirs,
    save,
    change: setDraft,
    keepMine: () => {
      setTheirs(null);
      if (theirs !== null) void write(draft, theirs);
    },
    takeTheirs: () => {
      setBase(theirs ?? '');
      setDraft(theirs ?? '');
      setTheirs(null);
      setState('idle');
    },
  };
}

async function readNotes(id: string): Promise<string | null> {
  return (await request<Job>(jobPath(id)).catch(() => null))?.notes ?? null;
}

/** Closing the offer keeps what is written; closing the tab asks first. */
function useSaveOnLeave(unsaved: boolean, save: () => Promise<unknown>): void {
  const latest = useRef({ unsaved, save });
  latest.current = { unsaved, save };
  useEffect(
    () => () => {
      if (!latest.current.unsaved) return;
      latest.current.save().catch((error) => {
        const reason = toApiFailure(error).message;
        toast({ title: m.jobs_detail_notes_failed({ reason }), tone: 'error', duration: 9000 });
      });
    },
    [],
  );
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
