import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { interviewKeys, interviewPath } from '../requests/interview-keys.ts';
import { useChangeInterview } from '../requests/use-change-interview.ts';
import { readAnswerDraft, writeAnswerDraft } from './answer-draft.ts';
import { alignAnswers, mergeAnswers } from './merge-answers.ts';
import { useKeepSaving } from './use-keep-saving.ts';

type Kept = Pick<InterviewDetail, 'questions' | 'responses' | 'version' | 'currentQuestionIndex'>;
type Clash = { theirs: InterviewDetail; places: number[] };
export type SessionEdit = ReturnType<typeof useSessionEdit>;

const keptOf = (session: InterviewDetail): Kept => ({
  ...session,
  responses: alignAnswers(session, session.questions),
});
const differs = (one: readonly string[], other: readonly string[]) =>
  one.some((text, index) => text !== (other[index] ?? ''));

/**
 * The answers of an interview, kept by themselves as they are written: by the server, and by this browser until the
 * server has them. Each save says which version it changes; what another tab wrote meanwhile is brought together, and
 * where both wrote the same answer the person chooses.
 */
export function useSessionEdit(session: InterviewDetail, index: number) {
  const client = useQueryClient();
  const owner = useSession().user?.id ?? '';
  const { mutateAsync } = useChangeInterview();
  const [start] = useState(() => startOf(session, owner));
  const [responses, setResponses] = useState(start.responses);
  const [kept, setKept] = useState(start.kept);
  const [clash, setClash] = useState<Clash | null>(start.clash);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  const latest = useRef({ responses, kept, index });
  latest.current = { responses, kept, index };
  const running = useRef<Promise<boolean> | null>(null);
  const changed = differs(responses, kept.responses);
  const moved = index !== kept.currentQuestionIndex;

  /** Takes in what the server has, and what is written here on top; answers whether the two agree. */
  const adopt = useCallback((theirs: InterviewDetail): boolean => {
    const { kept: base, responses: mine } = latest.current;
    const merged = mergeAnswers(base, { questions: base.questions, responses: mine }, theirs);
    latest.current = { ...latest.current, responses: merged.responses, kept: keptOf(theirs) };
    setResponses(merged.responses);
    setKept(latest.current.kept);
    setClash(merged.clashes.length > 0 ? { theirs, places: merged.clashes } : null);
    return merged.clashes.length === 0;
  }, []);
  useEffect(() => {
    if (!running.current && session.version > latest.current.kept.version) adopt(session);
  }, [session, adopt]);

  const send = async (tries = 3): Promise<boolean> => {
    const { responses: sent, kept: base, index: place } = latest.current;
    if (!differs(sent, base.responses) && place === base.currentQuestionIndex) return true;
    setState('saving');
    try {
      const change = { since: base.version, responses: sent, currentQuestionIndex: place };
      const saved = await mutateAsync({ id: session.id, ...change });
      latest.current.kept = { ...keptOf(saved), responses: sent };
      setKept(latest.current.kept);
      setState('saved');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict' && tries > 0 && (await takeIn()))
        return send(tries - 1);
      setFailure(toApiFailure(error).message);
      setState('failed');
      return false;
    }
  };
  const takeIn = async () => {
    const theirs = await request<InterviewDetail>(interviewPath(session.id)).catch(() => null);
    return theirs !== null && adopt(theirs);
  };
  /** Keeps what is written now; answers whether all of it is kept. */
  const save = async (): Promise<boolean> => {
    while (running.current !== null) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  useEffect(() => {
    const { questions, responses: known } = kept;
    const base = { questions: questions.map(({ question }) => ({ question })), responses: known };
    writeAnswerDraft(session.id, changed ? { owner, base, responses } : null);
  }, [session.id, owner, changed, kept, responses]);
  useKeepSaving({ due: (changed || moved) && clash === null, state, save, watch: responses });

  const change = useCallback((place: number, text: string) => {
    latest.current.responses = latest.current.responses.map((known, at) => (at === place ? text : known));
    setResponses(latest.current.responses);
  }, []);
  return {
    responses,
    questions: kept.questions,
    changed,
    state,
    failure,
    clash,
    save,
    change,
    /** A later state of the session that something else than a save answered. */
    take: (next: InterviewDetail) => {
      client.setQueryData(interviewKeys.one(next.id), next);
      adopt(next);
    },
    settle: async (which: 'theirs' | 'mine') => {
      if (!clash) return;
      if (which === 'theirs')
        for (const place of clash.places)
          change(place, alignAnswers(clash.theirs, clash.theirs.questions)[place] ?? '');
      setClash(null);
      await save();
    },
  };
}

/** What the server has, with what this browser still held of it. */
function startOf(session: InterviewDetail, owner: string): { kept: Kept; responses: string[]; clash: Clash | null } {
  const kept = keptOf(session);
  const draft = readAnswerDraft(session.id, owner);
  if (!draft) return { kept, responses: kept.responses, clash: null };
  const mine = { questions: draft.base.questions, responses: draft.responses };
  const { responses, clashes } = mergeAnswers(draft.base, mine, session);
  return { kept, responses, clash: clashes.length > 0 ? { theirs: session, places: clashes } : null };
}
