import type { Gathering } from '@coach/contracts/features/community';
import { GatheringCard } from './GatheringCard.tsx';
import { MyMeetings } from './MyMeetings.tsx';

type GatheringListProps = { title: string; lead: string; gatherings: Gathering[]; isOpen: boolean | null };

/** What the person is registered for, then all there is. */
export function GatheringList({ title, lead, gatherings, isOpen }: GatheringListProps) {
  return (
    <>
      <MyMeetings gatherings={gatherings} />
      <section>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 mb-5 max-w-prose text-ink-soft">{lead}</p>
        <ul className="flex flex-col gap-5">
          {gatherings.map((gathering) => (
            <li key={gathering.id}>
              <GatheringCard gathering={gathering} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
