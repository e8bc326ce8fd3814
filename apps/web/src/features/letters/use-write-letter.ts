import type { LetterDetail } from '@coach/contracts/features/letters';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api-error.ts';
import { useWork } from '../../lib/work/use-work.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import { usageKey } from '../usage/use-usage.ts';
import { letterKeys } from './requests/letter-keys.ts';
import { type LetterWish, letterRequest, type WrittenLetter } from './requests/write-letter.ts';

type Outcomes = {
  onDone: (letter: LetterDetail) => void;
  onLimit: () => void;
  /** Deals with a refusal itself, or answers false to have it told. */
  onRefused?: (error: ApiError) => boolean;
};

const explained = new Set(['too_many_requests', 'offline', 'disk_full', 'unreadable_page', 'cancelled', 'unavailable']);

/**
 * Having a letter written, word by word where a model writes it; `cancel` stops it, and the server gives the unit back.
 * Leaving the page cancels too; `place` is by what a reload finds it again, null for who is not signed in.
 */
export function useWriteLetter(place: string | null, { onDone, onLimit, onRefused }: Outcomes) {
  const client = useQueryClient();
  const refuse = (error: ApiError) => {
    if (error.code === 'limit_reached') return onLimit();
    if (onRefused?.(error)) return;
    if (error.code === 'cv_required')
      return toast({ title: m.letters_cv_required(), description: error.message, tone: 'error' });
    const description = explained.has(error.code) ? error.message : m.letters_write_failed();
    toast({ title: m.letters_error_title(), description, tone: 'error' });
  };
  const work = useWork<WrittenLetter>({
    place,
    onDone({ detail }) {
      client.setQueryData(letterKeys.one(detail.id), detail);
      void client.invalidateQueries({ queryKey: letterKeys.lists });
      if (detail.jobId) void client.invalidateQueries({ queryKey: ['jobs'] });
      onDone(detail);
    },
    onFailed: refuse,
    onSettled: () => void client.invalidateQueries({ queryKey: usageKey }),
  });
  return {
    running: work.running,
    shown: work.shown,
    write: (wish: LetterWish) => work.ask(letterRequest(wish)),
    cancel: work.stop,
  };
}
