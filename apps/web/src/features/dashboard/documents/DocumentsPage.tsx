import { useSearchParams } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AnalysisList } from '../AnalysisList.tsx';
import { CvList } from './CvList.tsx';
import { useCvs } from './use-cvs.ts';

/** /dashboard/documents: the CVs and what was found of them. */
export function DocumentsPage() {
  const [query, setQuery] = useSearchParams();
  const cvs = useCvs();
  const loaded = cvs.data?.pages.flatMap(({ items }) => items).length ?? 0;
  const count = cvs.data ? (cvs.hasNextPage ? m.documents_count_more({ count: loaded }) : String(loaded)) : '…';
  return (
    <>
      <h1 className="text-3xl">{m.documents_title()}</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{m.documents_intro()}</p>
      <Tabs
        label={m.documents_tabs()}
        value={query.get('tab') === 'historique' ? 'historique' : 'cvs'}
        onChange={(tab) => setQuery(tab === 'cvs' ? {} : { tab }, { replace: true })}
        tabs={[
          { value: 'cvs', label: m.documents_tab_cvs({ count }), content: <CvList query={cvs} /> },
          { value: 'historique', label: m.documents_tab_history(), content: <AnalysisList /> },
        ]}
      />
    </>
  );
}
