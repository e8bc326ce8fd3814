import type { LetterDetail } from '@coach/contracts/features/letters';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import { usageKey } from '../usage/use-usage.ts';
import { letterKeys } from './requests/letter-keys.ts';
import { type LetterWish, writeLetter } from './requests/write-letter.ts';

type Outcomes = {
  onDone: (letter: LetterDetail) => void;
  onLimit: () => void;
  /** Deals with a refusal itself, or answers false to have it told. */
  onRefused?: (error: ApiError) => boolean;
};

const explained = new Set(['too_many_requests', 'offline', 'disk_full', 'unreadable_page']);

/** Having a letter written; `cancel` stops it, and the server gives the unit back. Leaving the page cancels too. */
export function useWriteLetter({ onDone, onLimit, onRefused }: Outcomes) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return onLimit();
    if (onRefused?.(error)) return;
    if (error.code === 'cv_required')
      return toast({ title: m.letters_cv_required(), description: error.message, tone: 'error' });
    const description = explained.has(error.code) ? error.message : m.letters_write_failed();
    toast({ title: m.letters_error_title(), description, tone: 'error' });
  };
  const write = async (wish: LetterWish) => {
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    try {
      const { detail } = await writeLetter(wish, controller.signal);
      client.setQueryData(letterKeys.one(detail.id), detail);
      void client.invalidateQueries({ queryKey: letterKeys.lists });
      if (detail.jobId) void client.invalidateQueries({ queryKey: ['jobs'] });
      onDone(detail);
    } catch (thrown) {
      if (!controller.signal.aborted) refuse(thrown);
    } finally {
      setRunning(false);
      void client.invalidateQueries({ queryKey: usageKey });
    }
  };
  return { running, write, cancel: () => current.current?.abort() };
}
