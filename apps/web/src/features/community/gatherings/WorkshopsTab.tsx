import type { Gathering } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { LockedBanner } from '../LockedBanner.tsx';
import { LockedOverlay } from '../LockedOverlay.tsx';
import { MessageCard } from '../messages/MessageCard.tsx';
import { SentMessages } from '../messages/SentMessages.tsx';
import { QueryState } from '../QueryState.tsx';
import { useGatherings } from '../requests/use-gatherings.ts';
import { useGate } from '../use-gate.ts';
import { GatheringList } from './GatheringList.tsx';

/** « Ateliers »: dates and seats, and what one has to ask or to propose (advancer). */
export function WorkshopsTab() {
  const isOpen = useGate('workshops');
  return (
    <QueryState query={useGatherings()}>
      {({ items }) => {
        const workshops = items.filter(({ kind }) => kind === 'workshop');
        return (
          <div className="flex flex-col gap-12">
            {isOpen === false ? <LockedBanner gate="workshops" text={m.community_locked_workshops()} /> : null}
            <GatheringList
              title={m.community_workshops()}
              lead={m.community_workshops_lead()}
              gatherings={workshops}
              isOpen={isOpen}
            />
            <section>
              <h2 className="mb-5 text-2xl">{m.community_speak()}</h2>
              {isOpen === false ? (
                <LockedOverlay gate="workshops">
                  <WorkshopMessages workshops={workshops} />
                </LockedOverlay>
              ) : (
                <WorkshopMessages workshops={workshops} />
              )}
            </section>
            {isOpen ? <SentMessages gatherings={items} /> : null}
          </div>
        );
      }}
    </QueryState>
  );
}

function WorkshopMessages({ workshops }: { workshops: Gathering[] }) {
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <MessageCard
        kind="question"
        title={m.community_question()}
        text={m.community_question_text()}
        action={m.community_question_action()}
        field={m.community_question_field()}
        about={workshops}
      />
      <MessageCard
        kind="topic"
        title={m.community_topic()}
        text={m.community_topic_text()}
        action={m.community_topic_action()}
        field={m.community_topic_field()}
      />
    </div>
  );
}
