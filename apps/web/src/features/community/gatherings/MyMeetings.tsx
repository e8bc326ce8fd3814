import type { Gathering } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { meetingDay, meetingHours } from './meeting-day.ts';

/** What the person is registered for, the next first; nothing where they are not. */
export function MyMeetings({ gatherings }: { gatherings: Gathering[] }) {
  const mine = gatherings
    .flatMap(({ title, meetings }) => meetings.map((meeting) => ({ ...meeting, title })))
    .filter((meeting) => meeting.mine)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (mine.length === 0) return null;
  return (
    <Card tone="soft" title={m.community_mine()}>
      <ul className="flex flex-col gap-4">
        {mine.map((meeting) => (
          <li key={meeting.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="font-semibold" lang="fr">
                {meeting.title}
              </p>
              <p className="text-sm">
                {meetingDay(meeting.startsAt)}, {meetingHours(meeting.startsAt, meeting.endsAt)}
              </p>
            </div>
            {meeting.mine?.state === 'waiting' ? (
              <Badge tone="warn">{m.community_waiting({ position: meeting.mine.position ?? 1 })}</Badge>
            ) : meeting.mine?.joinUrl ? (
              <a
                href={meeting.mine.joinUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {m.community_join()}
              </a>
            ) : (
              <Badge tone="ok">{m.community_seated()}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
