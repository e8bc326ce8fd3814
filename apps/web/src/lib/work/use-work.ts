import { type StartedWork, workPlaceHeader } from '@coach/contracts/features/work';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { request } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { toApiFailure } from '../to-api-failure.ts';
import { findWork } from './find-work.ts';
import { followWork, workPath } from './follow-work.ts';

/** `asking` until somebody writes; the engine alone answers then and there. `stopped`: by the person, here. */
export type WorkShown =
  | { phase: 'idle' | 'asking' | 'done' | 'stopped' }
  | { phase: 'writing' | 'stopping'; text: string; model: string };

export type WorkRequest = { path: string; body: unknown; bearer?: boolean };

type Options<Answer> = {
  /** Names this part of the page: a reload, and another tab, find by it what is under way; null looks for nothing. */
  place: string | null;
  onDone: (answer: Answer) => void;
  /** Refused at once, failed, or interrupted: the same for all. Not where the person stopped it. */
  onFailed: (error: ApiError) => void;
  /** Whatever became of it. */
  onSettled?: () => void;
};

/** What is being followed: one at a time. */
type Current = { controller: AbortController; workId: string | null; isOwn: boolean; isStopped: boolean };

/**
 * Having a text written: its words as they come where a model writes it. Stopping, and leaving in the application, give
 * the unit back; a reload goes on following.
 */
export function useWork<Answer>({ place, ...outcomes }: Options<Answer>) {
  const [shown, setShown] = useState<WorkShown>({ phase: 'idle' });
  const current = useRef<Current | null>(null);
  const latest = useRef(outcomes);
  latest.current = outcomes;

  const follow = async ({ workId, model }: StartedWork, run: Current) => {
    run.workId = workId;
    const show = (text: string) => setShown({ phase: run.isStopped ? 'stopping' : 'writing', text, model });
    show('');
    const ending = await followWork<Answer>(workId, { onText: show, signal: run.controller.signal });
    if (ending.state !== 'cancelled') putAway(workId);
    if (ending.state === 'failed') throw ending.error;
    if (ending.state === 'done') return ending.answer;
    throw new ApiError('cancelled', m.work_interrupted(), 499);
  };
  const end = (run: Current, phase: 'idle' | 'done' | 'stopped') => {
    if (current.current !== run) return;
    current.current = null;
    // Looked for, and nothing found.
    if (!run.isOwn && !run.workId) return;
    setShown({ phase });
    latest.current.onSettled?.();
  };
  const carry = async (isOwn: boolean, work: (run: Current) => Promise<Answer | null>) => {
    const run: Current = { controller: new AbortController(), workId: null, isOwn, isStopped: false };
    const { signal } = run.controller;
    current.current = run;
    try {
      const answer = await work(run);
      const isDone = answer !== null && !signal.aborted;
      if (isDone) latest.current.onDone(answer);
      end(run, isDone ? 'done' : endOf(run));
    } catch (error) {
      if (!signal.aborted && !run.isStopped) latest.current.onFailed(toApiFailure(error));
      end(run, endOf(run));
    }
  };
  const ask = ({ path, body, bearer = false }: WorkRequest) => {
    if (current.current?.isOwn) return;
    current.current?.controller.abort();
    setShown({ phase: 'asking' });
    void carry(true, async (run) => {
      const headers = { prefer: 'respond-async', [workPlaceHeader]: place ?? '' };
      const { signal } = run.controller;
      const answer = await request<Answer | StartedWork>(path, { body, bearer, signal, headers });
      return isStarted(answer) ? await follow(answer, run) : answer;
    });
  };
  const stop = () => {
    const run = current.current;
    if (!run || run.isStopped) return;
    run.isStopped = true;
    if (!run.workId) return run.controller.abort();
    setShown((known) => ('text' in known ? { ...known, phase: 'stopping' } : known));
    // What cannot be told to stop stops by itself, since nobody follows it.
    request(workPath(run.workId), { method: 'DELETE' }).catch(() => run.controller.abort());
  };
  const look = (at: string) => {
    if (current.current) return;
    void carry(false, async (run) => {
      const found = await findWork(at, run.controller.signal).catch(() => null);
      return found && !run.controller.signal.aborted ? await follow(found, run) : null;
    });
  };
  const latestLook = useRef(look);
  latestLook.current = look;
  useEffect(() => {
    if (place === null) return;
    const lookHere = () => latestLook.current(place);
    lookHere();
    // Another tab may have begun one meanwhile.
    addEventListener('focus', lookHere);
    return () => {
      removeEventListener('focus', lookHere);
      const run = current.current;
      current.current = null;
      run?.controller.abort();
      if (run?.isOwn) void cancel(run).finally(() => latest.current.onSettled?.());
      setShown({ phase: 'idle' });
    };
  }, [place]);

  return { shown, ask, stop, running: shown.phase === 'asking' || 'text' in shown };
}

/** Without an answer. */
function endOf({ isStopped }: Current): 'idle' | 'stopped' {
  return isStopped ? 'stopped' : 'idle';
}

/** What was asked for here is wanted no more; what another page asked for is only not followed any longer. */
async function cancel({ workId }: Current): Promise<void> {
  if (workId) await request(workPath(workId), { method: 'DELETE' }).catch(() => undefined);
}

/** It has been told: a later page need not tell it again. */
function putAway(workId: string): void {
  request(workPath(workId), { method: 'DELETE' }).catch(() => undefined);
}

function isStarted(answer: unknown): answer is StartedWork {
  return typeof answer === 'object' && answer !== null && 'workId' in answer;
}
