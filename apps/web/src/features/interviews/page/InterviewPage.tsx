import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useUsage } from '../../usage/use-usage.ts';
import { PitchTab } from '../pitch/PitchTab.tsx';
import { useInterviews } from '../requests/use-interviews.ts';
import { SimulationTab } from '../setup/SimulationTab.tsx';
import { TipsTab } from '../tips/TipsTab.tsx';
import { type InterviewTab, useInterviewPlace } from '../use-interview-place.ts';
import { VoiceTab } from '../voice/VoiceTab.tsx';

/** The coach’s tabs under its title; `badge` is the plan’s. */
export function InterviewPage({ badge }: { badge: ReactNode }) {
  const place = useInterviewPlace();
  const show = (tab: string) => {
    const named = tab as InterviewTab;
    place.go({ tab: named === 'mock-interview' ? undefined : named });
  };
  return (
    <div className="container-page pt-8 pb-20 sm:pt-12">
      <Header badge={badge} brief={place.sessionId !== null} />
      <div className="mt-6">
        <Tabs
          label={m.interviews_tabs()}
          value={place.tab}
          onChange={show}
          tabs={[
            { value: 'mock-interview', label: m.interviews_tab_simulation(), content: <SimulationTab place={place} /> },
            { value: 'elevator-pitch', label: m.interviews_tab_pitch(), content: <PitchTab /> },
            { value: 'feedback', label: m.interviews_tab_voice(), content: <VoiceTab place={place} /> },
            { value: 'best-practices', label: m.interviews_tab_tips(), content: <TipsTab /> },
          ]}
        />
      </div>
    </div>
  );
}

/** The plan, what is left of the month, and how ready one is. */
function Header({ badge, brief }: { badge: ReactNode; brief: boolean }) {
  const { status } = useSession();
  const isIn = status === 'signedIn';
  const { data: usage } = useUsage(isIn);
  const { data } = useInterviews(isIn);
  const meter = usage?.meters.interview_simulation;
  const score = data?.pages[0]?.preparationScore ?? 0;
  return (
    <header>
      <h1 className="text-3xl">{m.interviews_title()}</h1>
      {brief ? null : <p className="mt-2 max-w-prose text-ink-soft">{m.interviews_lead()}</p>}
      {isIn ? (
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-3">
          {badge}
          {meter ? (
            <Badge>
              {meter.limit === null || meter.remaining === null
                ? m.interviews_remaining_unlimited()
                : m.interviews_remaining({ count: meter.remaining, max: meter.limit })}
            </Badge>
          ) : null}
          {score > 0 ? <Badge tone="accent">{m.interviews_preparation({ score })}</Badge> : null}
        </div>
      ) : null}
    </header>
  );
}
