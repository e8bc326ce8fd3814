import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useChangeInterview } from '../requests/use-change-interview.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { useSaveForLater } from './use-save-for-later.ts';
import type { SessionEdit } from './use-session-edit.ts';

type StepBarProps = {
  session: InterviewDetail;
  edit: SessionEdit;
  place: InterviewPlace;
  index: number;
  open: (index: number) => void;
};

/** Back, keep for later, on, or done. */
export function StepBar({ session, edit, place, index, open }: StepBarProps) {
  const { confirmed, busy: keeping, keep } = useSaveForLater(edit);
  const { finish, busy: finishing } = useFinish(session, edit, place);
  const isLast = index === edit.questions.length - 1;
  const reason = (edit.responses[index] ?? '').trim() === '' ? m.interviews_next_reason() : null;
  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" disabled={index === 0} onClick={() => open(index - 1)}>
          {m.interviews_previous()}
        </Button>
        <Button
          variant="quiet"
          busy={keeping}
          className="order-last max-sm:basis-full sm:order-none"
          onClick={() => void keep()}
        >
          {m.interviews_later()}
        </Button>
        <span className="ml-auto flex flex-wrap justify-end gap-3">
          {session.completed ? (
            <Button variant="secondary" onClick={() => place.go({ session: session.id, vue: 'resultats' })}>
              {m.interviews_to_results()}
            </Button>
          ) : null}
          {isLast ? (
            session.completed ? null : (
              <Button busy={finishing} disabledReason={reason} onClick={() => void finish()}>
                {m.interviews_finish()}
              </Button>
            )
          ) : (
            <Button disabledReason={reason} onClick={() => open(index + 1)}>
              {m.interviews_next()}
            </Button>
          )}
        </span>
      </div>
      <div role="status">
        {confirmed ? (
          <p className="mt-4 rounded-lg bg-ok-soft p-4 text-ok">
            {m.interviews_later_done()}{' '}
            <Link to={paths.interviews()} className="font-semibold underline">
              {m.interviews_mine()}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The last answer kept, the session is over and its results open. */
function useFinish(session: InterviewDetail, edit: SessionEdit, place: InterviewPlace) {
  const { mutateAsync, isPending } = useChangeInterview();
  const finish = async () => {
    if (!(await edit.save())) return;
    try {
      edit.take(await mutateAsync({ id: session.id, completed: true }));
      place.go({ session: session.id, vue: 'resultats' });
    } catch (error) {
      toast({ title: m.interviews_error(), description: toApiFailure(error).message, tone: 'error' });
    }
  };
  return { finish, busy: isPending };
}
