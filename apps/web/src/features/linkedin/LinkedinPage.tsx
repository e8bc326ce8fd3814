import { m } from '../../paraglide/messages.js';
import { Tabs } from '../../ui/Tabs.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { NewAnalysis } from './new/NewAnalysis.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { type LinkedinTab, useLinkedinPlace } from './use-linkedin-place.ts';

/** /linkedin-improvement: a new analysis, then its result; and those before. */
export function LinkedinPage() {
  const place = useLinkedinPlace();
  const { tab, analysisId, go } = place;
  const open = (first: 'new' | 'history') =>
    analysisId ? (
      <ResultScreen key={analysisId} analysisId={analysisId} place={place} />
    ) : first === 'new' ? (
      <NewAnalysis onDone={(id) => go({ tab: 'nouvelle', analysisId: id })} />
    ) : (
      <HistoryTab />
    );
  return (
    <div className="container-page pt-8 pb-20 sm:pt-12">
      <h1 className="text-3xl">{m.linkedin_title()}</h1>
      {analysisId ? null : <p className="mt-2 max-w-prose text-ink-soft">{m.linkedin_lead()}</p>}
      <div className="mt-6">
        <Tabs
          label={m.linkedin_tabs()}
          value={tab}
          onChange={(next) => go({ tab: next as LinkedinTab })}
          tabs={[
            { value: 'nouvelle', label: m.linkedin_tab_new(), content: open('new') },
            { value: 'historique', label: m.linkedin_tab_history(), content: open('history') },
          ]}
        />
      </div>
    </div>
  );
}
