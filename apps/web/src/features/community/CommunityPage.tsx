import type { AdviceCategory } from '@coach/contracts/advice';
import { m } from '../../paraglide/messages.js';
import { Tabs } from '../../ui/Tabs.tsx';
import { PlanBadgeFrom } from '../billing/gates/PlanBadgeFrom.tsx';
import { NetworkingTab } from './gatherings/NetworkingTab.tsx';
import { WorkshopsTab } from './gatherings/WorkshopsTab.tsx';
import { ResourcesTab } from './resources/ResourcesTab.tsx';
import { useCommunityPlace } from './use-community-place.ts';
import { useGate } from './use-gate.ts';

/** /resources-community: what exists elsewhere, workshops, and the members’ network (spec 2, section 2). */
export function CommunityPage({ categoryName }: { categoryName: (category: AdviceCategory) => string }) {
  const { tab, show } = useCommunityPlace();
  return (
    <div className="container-page pt-8 pb-20 sm:pt-12">
      <h1 className="text-3xl">{m.community_title()}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{m.community_lead()}</p>
      <div className="mt-6">
        <Tabs
          label={m.community_tabs()}
          value={tab}
          onChange={show}
          tabs={[
            {
              value: 'resources',
              label: m.community_tab_resources(),
              content: <ResourcesTab categoryName={categoryName} />,
            },
            {
              value: 'workshops',
              label: <TabName gate="workshops" name={m.community_tab_workshops()} />,
              content: <WorkshopsTab />,
            },
            {
              value: 'networking',
              label: <TabName gate="networking" name={m.community_tab_networking()} />,
              content: <NetworkingTab />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function TabName({ gate, name }: { gate: 'workshops' | 'networking'; name: string }) {
  const open = useGate(gate);
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
      {name}
      {open === false ? <PlanBadgeFrom gate={gate} /> : null}
    </span>
  );
}
