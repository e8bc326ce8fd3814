import type { InterviewDetail, interviewCoachingResponseSchema } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useWork } from '../../../lib/work/use-work.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey } from '../../usage/use-usage.ts';
import { interviewKeys, interviewPath } from '../requests/interview-keys.ts';
import type { SessionEdit } from '../session/use-session-edit.ts';

type Answer = z.infer<typeof interviewCoachingResponseSchema>;

const explained = new Set(['offline', 'cancelled', 'unavailable', 'too_many_requests']);

/** Having the whole judged: one unit of the month, none where nothing was changed since. */
export function useCoaching(session: InterviewDetail, edit: SessionEdit) {
  const client = useQueryClient();
  const [preparing, setPreparing] = useState(false);
  const [limitOpen, setLimitOpen] = useState(false);
  const answered = edit.responses.some((response) => response.trim() !== '');
  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return setLimitOpen(true);
    const description = explained.has(error.code) ? error.message : m.interviews_feedback_failed();
    toast({ title: m.interviews_error(), description, tone: 'error' });
  };
  const take = async () => {
    setPreparing(true);
    try {
      edit.take(await request<InterviewDetail>(interviewPath(session.id)));
    } catch (thrown) {
      refuse(thrown);
    }
    setPreparing(false);
    void client.invalidateQueries({ queryKey: interviewKeys.lists });
  };
  const work = useWork<Answer>({
    place: `feedback:${session.id}`,
    onDone: () => void take(),
    onFailed: refuse,
    onSettled: () => void client.invalidateQueries({ queryKey: usageKey }),
  });
  const ask = async () => {
    if (!answered)
      return toast({ title: m.interviews_none_title(), description: m.interviews_none_text(), tone: 'error' });
    setPreparing(true);
    try {
      await edit.save();
      const questionsAndAnswers = edit.questions.map(({ question }, index) => ({
        question,
        answer: edit.responses[index] ?? '',
      }));
      const { jobDescription, seniorityLevel: level } = session;
      const body = { sessionId: session.id, jobDescription, level, questionsAndAnswers };
      work.ask({ path: '/api/functions/interview-coaching', body, bearer: true });
    } catch (thrown) {
      refuse(thrown);
    }
    setPreparing(false);
  };
  return {
    busy: preparing || work.running,
    shown: work.shown,
    stop: work.stop,
    ask,
    limitOpen,
    closeLimit: () => setLimitOpen(false),
  };
}
