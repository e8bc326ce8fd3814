import type { Gathering, Meeting } from '@coach/contracts/features/community';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { meetingPath } from '../requests/community-keys.ts';
import type { useRegistration } from '../requests/use-registration.ts';
import { meetingDay } from './meeting-day.ts';

type RegisteredActionsProps = {
  meeting: Meeting;
  gathering: Pick<Gathering, 'title'>;
  registration: ReturnType<typeof useRegistration>;
};

/** Join, put into one’s calendar, or leave after a word of warning. */
export function RegisteredActions({ meeting, gathering, registration }: RegisteredActionsProps) {
  const [asks, setAsks] = useState(false);
  const { id, mine, startsAt } = meeting;
  const named = { title: gathering.title, day: meetingDay(startsAt) };
  const isSeated = mine?.state === 'seated';
  const leave = () =>
    registration.mutate({ id, method: 'DELETE', waited: !isSeated }, { onSettled: () => setAsks(false) });
  return (
    <>
      {mine?.joinUrl ? (
        <Button size="sm" href={mine.joinUrl} target="_blank">
          {m.community_join()}
        </Button>
      ) : null}
      {isSeated ? (
        <Button
          size="sm"
          variant="secondary"
          href={meetingPath(id, 'calendar')}
          download
          aria-label={m.community_calendar_at(named)}
        >
          {m.community_calendar()}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => setAsks(true)}
        aria-label={isSeated ? m.community_leave_at(named) : m.community_leave_wait_at(named)}
      >
        {isSeated ? m.community_leave() : m.community_leave_wait()}
      </Button>
      {isSeated && !mine.joinUrl ? (
        <p className="basis-full text-sm text-ink-soft">{m.community_join_later()}</p>
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={leave}
        busy={registration.isPending}
        title={isSeated ? m.community_leave_title() : m.community_leave_wait_title()}
        description={isSeated ? m.community_leave_seated(named) : m.community_leave_waiting(named)}
        confirmLabel={isSeated ? m.community_leave_confirm() : m.community_leave_wait_confirm()}
        cancelLabel={isSeated ? m.community_leave_keep() : m.community_leave_wait_keep()}
      />
    </>
  );
}
