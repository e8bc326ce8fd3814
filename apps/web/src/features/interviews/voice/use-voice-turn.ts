import { type InterviewDetail, voiceQuestions } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useWork } from '../../../lib/work/use-work.ts';
import { m } from '../../../paraglide/messages.js';
import { usageKey } from '../../usage/use-usage.ts';
import { interviewKeys, interviewPath } from '../requests/interview-keys.ts';
import { useChangeInterview } from '../requests/use-change-interview.ts';
import { askQuestion, type VoiceFeedback, voiceFeedbackRequest } from './ask-voice.ts';
import type { Heard } from './use-hearing.ts';
import { readVoiceTurns, type VoiceTurns, writeVoiceTurns } from './voice-turns.ts';

export type VoiceTurn = ReturnType<typeof useVoiceTurn>;

/** Where an interview by voice stands: the question to answer, the answer in hand, and how it goes on. */
export function useVoiceTurn(session: InterviewDetail) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeInterview();
  const [turns, setTurns] = useState(() => readVoiceTurns(session.id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef(false);
  const index = nextIndex(session);
  const number = Math.min(index + 1, voiceQuestions);
  const question = session.questions[Math.min(index, voiceQuestions - 1)]?.question ?? null;
  const answer = turns.draft ?? (index >= voiceQuestions ? (session.responses[voiceQuestions - 1] ?? '') : '');

  const keep = (next: VoiceTurns) => {
    setTurns(next);
    writeVoiceTurns(session.id, next);
  };
  const renew = async () => {
    const fresh = await request<InterviewDetail>(interviewPath(session.id));
    client.setQueryData(interviewKeys.one(session.id), fresh);
  };
  const work = useWork<VoiceFeedback>({
    place: `feedback:${session.id}`,
    onDone() {
      writeVoiceTurns(session.id, null);
      void renew().catch(() => setFailure(m.interviews_load_failed()));
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
    },
    onFailed: ({ code, message }) => setFailure(code === 'internal' ? m.interviews_voice_feedback_failed() : message),
    onSettled: () => void client.invalidateQueries({ queryKey: usageKey }),
  });
  const attempt = async (work: () => Promise<unknown>, told: string) => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const { code, message } = toApiFailure(error);
      setFailure(code === 'internal' ? told : message);
      // Another tab went on meanwhile: here too it goes on from there.
      if (code === 'conflict') await renew().catch(() => undefined);
    }
    setBusy(false);
  };
  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    const { id: sessionId, jobDescription } = session;
    await attempt(async () => {
      await askQuestion({ sessionId, jobDescription, questionNumber: number });
      await renew();
    }, m.interviews_voice_next_failed());
    asking.current = false;
  };
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  // The next question is asked as soon as the one before is answered; a reload finds it asked already.
  useEffect(() => {
    if (question === null) void latestAsk.current();
  }, [question]);

  const send = async () => {
    await attempt(async () => {
      const place = Math.min(index, voiceQuestions - 1);
      const responses = session.questions.map((_, at) => (at === place ? answer : (session.responses[at] ?? '')));
      const change = { since: session.version, responses, currentQuestionIndex: place };
      const kept = await mutateAsync({ id: session.id, ...change });
      if (place < voiceQuestions - 1) return keep({ ...turns, draft: null });
      judge(kept);
    }, m.interviews_answer_failed());
  };
  const judge = (kept: InterviewDetail) => {
    const allAnswers = kept.questions.flatMap(({ question: asked }, at) => {
      const said = kept.responses[at] ?? '';
      const timing = turns.timings[at];
      const one = { question: asked, answer: said, questionNumber: at + 1 };
      return said.trim() === '' ? [] : [timing?.answer === said ? { ...one, timing: timing.timing } : one];
    });
    work.ask(voiceFeedbackRequest(kept.id, kept.jobDescription, allAnswers));
  };
  return {
    question,
    number,
    answer,
    busy: busy || work.running,
    shown: work.shown,
    stop: work.stop,
    failure,
    retry: () => void (question === null ? ask() : send()),
    type: (draft: string) => keep({ ...turns, draft }),
    /** An answer that was said, to be checked before it goes on; said again, it takes the place of the one before. */
    take: ({ text, durationMs, words }: Heard) =>
      keep({ draft: text, timings: { ...turns.timings, [index]: { answer: text, timing: { durationMs, words } } } }),
    send,
  };
}

/** The first question without an answer. */
function nextIndex({ questions, responses }: InterviewDetail): number {
  const open = questions.findIndex((_, index) => (responses[index] ?? '').trim() === '');
  return open === -1 ? questions.length : open;
}
