import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { interviewPath } from '../requests/interview-keys.ts';
import type { SessionEdit } from './use-session-edit.ts';

type FollowUpProps = {
  session: InterviewDetail;
  edit: SessionEdit;
  index: number;
  open: (index: number) => void;
};

/** Another question on what was just answered, from advancer on. */
export function FollowUp({ session, edit, index, open }: FollowUpProps) {
  const [busy, setBusy] = useState(false);
  if ((edit.responses[index] ?? '').trim() === '') return null;
  const ask = async () => {
    setBusy(true);
    try {
      if (!(await edit.save())) return;
      const body = { questionIndex: index };
      const asked = await request<InterviewDetail>(`${interviewPath(session.id)}/follow-up`, { body });
      const first = edit.questions[index]?.question;
      const place = asked.questions.findIndex(({ question }) => question === first);
      edit.take(asked);
      open(place + 1);
    } catch (error) {
      const { code, message } = toApiFailure(error);
      if (code === 'conflict') toast({ title: message, tone: 'info' });
      else toast({ title: m.interviews_error(), description: message, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void ask()}>
        {m.interviews_follow_up()}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{m.interviews_follow_up_text()}</p>
    </div>
  );
}
