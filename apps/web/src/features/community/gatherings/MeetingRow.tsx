import type { Gathering, Meeting } from '@coach/contracts/features/community';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useRegistration } from '../requests/use-registration.ts';
import { LockedRow } from './LockedRow.tsx';
import { meetingDay, meetingHours } from './meeting-day.ts';
import { RegisteredActions } from './RegisteredActions.tsx';

type MeetingRowProps = { meeting: Meeting; gathering: Gathering; isOpen: boolean | null };

/** One date: when, how many seats are left, and what the person can do. */
export function MeetingRow({ meeting, gathering, isOpen }: MeetingRowProps) {
  const { startsAt, endsAt, mine } = meeting;
  const place = useRef<HTMLDivElement>(null);
  // The button pressed gives way to others: the row takes the focus.
  const registration = useRegistration(() => place.current?.focus({ preventScroll: true }));
  return (
    <div ref={place} tabIndex={-1} data-meeting={meeting.id} className="outline-none">
      <p className="font-semibold first-letter:uppercase">{meetingDay(startsAt)}</p>
      <p className="text-sm text-ink-soft">{meetingHours(startsAt, endsAt)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {mine?.state === 'seated' ? <Badge tone="ok">{m.community_seated()}</Badge> : null}
        {mine?.state === 'waiting' ? (
          <Badge tone="warn">{m.community_waiting({ position: mine.position ?? 1 })}</Badge>
        ) : null}
        <span className="text-sm">{seatsLeft(meeting, gathering.capacity)}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {mine ? (
          <RegisteredActions meeting={meeting} gathering={gathering} registration={registration} />
        ) : (
          <Register meeting={meeting} gathering={gathering} isOpen={isOpen} registration={registration} />
        )}
      </div>
    </div>
  );
}

type RegisterProps = MeetingRowProps & { registration: ReturnType<typeof useRegistration> };

function Register({ meeting, gathering, isOpen, registration }: RegisterProps) {
  if (isOpen === null) return <span className="min-h-11" />;
  if (!isOpen) return <LockedRow gate={gathering.kind === 'workshop' ? 'workshops' : 'networking'} />;
  const hasSeat = meeting.seated < gathering.capacity && meeting.waiting === 0;
  const named = { title: gathering.title, day: meetingDay(meeting.startsAt) };
  return (
    <Button
      size="sm"
      variant={hasSeat ? 'primary' : 'secondary'}
      busy={registration.isPending}
      onClick={() => registration.mutate({ id: meeting.id, method: 'PUT' })}
      aria-label={hasSeat ? m.community_register_at(named) : m.community_wait_at(named)}
    >
      {hasSeat ? m.community_register() : m.community_wait()}
    </Button>
  );
}

function seatsLeft({ seated, waiting }: Meeting, capacity: number): string {
  const count = Math.max(0, capacity - seated);
  if (waiting > 0) return waiting === 1 ? m.community_full_waiting_one() : m.community_full_waiting({ count: waiting });
  if (count === 0) return m.community_full();
  return count === 1 ? m.community_seats_left_one({ capacity }) : m.community_seats_left({ count, capacity });
}
