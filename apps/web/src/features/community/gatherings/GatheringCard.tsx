import type { Gathering } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { MeetingRow } from './MeetingRow.tsx';
import { NoDate } from './NoDate.tsx';

/** A workshop or an event: what it is, and its next dates. */
export function GatheringCard({ gathering, isOpen }: { gathering: Gathering; isOpen: boolean | null }) {
  const { title, summary, programme, minutes, capacity, host, rhythm, meetings } = gathering;
  return (
    <Card className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <h3 className="text-xl" lang="fr">
          {title}
        </h3>
        <p className="mt-2" lang="fr">
          {summary}
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge tone="brand">{m.community_online()}</Badge>
          <Badge>{m.community_minutes({ minutes })}</Badge>
          <Badge>{m.community_capacity({ capacity })}</Badge>
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          {m.community_host({ host })}
          {rhythm ? <> · {rhythm}</> : null}
        </p>
      </div>
      <div className="border-t border-line pt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
        <h4 className="font-semibold">{m.community_dates()}</h4>
        {meetings.length === 0 ? (
          <NoDate gathering={gathering} isOpen={isOpen} />
        ) : (
          <ul className="divide-y divide-line">
            {meetings.map((meeting) => (
              <li key={meeting.id} className="py-4 last:pb-0">
                <MeetingRow meeting={meeting} gathering={gathering} isOpen={isOpen} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line pt-5 lg:border-t-0 lg:pt-0">
        <h4 className="font-semibold">{m.community_programme()}</h4>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm" lang="fr">
          {programme.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
