import { forumId, type Gatherings } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { LockedBanner } from '../LockedBanner.tsx';
import { LockedOverlay } from '../LockedOverlay.tsx';
import { MessageCard } from '../messages/MessageCard.tsx';
import { SentMessages } from '../messages/SentMessages.tsx';
import { QueryState } from '../QueryState.tsx';
import { useGatherings } from '../requests/use-gatherings.ts';
import { useGate } from '../use-gate.ts';
import { GatheringList } from './GatheringList.tsx';
import { NoticeToggle } from './NoticeToggle.tsx';

/** « Réseau »: events, introductions, mentors, and a forum that is not open (leader). */
export function NetworkingTab() {
  const isOpen = useGate('networking');
  return (
    <QueryState query={useGatherings()}>
      {(data) => (
        <div className="flex flex-col gap-12">
          {isOpen === false ? <LockedBanner gate="networking" text={m.community_locked_networking()} /> : null}
          <GatheringList
            title={m.community_events()}
            lead={m.community_events_lead()}
            gatherings={data.items.filter(({ kind }) => kind === 'event')}
            isOpen={isOpen}
          />
          <section>
            <h2 className="mb-5 text-2xl">{m.community_community()}</h2>
            {isOpen === false ? (
              <LockedOverlay gate="networking">
                <CommunityCards data={data} />
              </LockedOverlay>
            ) : (
              <CommunityCards data={data} />
            )}
          </section>
          {isOpen ? <SentMessages gatherings={data.items} /> : null}
        </div>
      )}
    </QueryState>
  );
}

function CommunityCards({ data: { operator: host, forumNotice } }: { data: Gatherings }) {
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
      <MessageCard
        kind="connection"
        title={m.community_connection()}
        text={m.community_connection_text({ host })}
        action={m.community_connection_action()}
        field={m.community_connection_field()}
      />
      <MessageCard
        kind="mentoring"
        title={m.community_mentoring()}
        text={m.community_mentoring_text({ host })}
        action={m.community_mentoring_action()}
        field={m.community_mentoring_field()}
      />
      <Card className="flex flex-col">
        <h3 className="text-xl">{m.community_forum()}</h3>
        <p className="mt-2 mb-5">{forumNotice ? m.community_forum_told() : m.community_forum_text()}</p>
        <div className="mt-auto">
          <NoticeToggle id={forumId} notice={forumNotice} label={m.community_forum_action()} size="md" />
        </div>
      </Card>
    </div>
  );
}
