import { Link, useSearchParams } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useLetters } from '../../letters/requests/use-letters.ts';
import { AnalysisList } from '../AnalysisList.tsx';
import { CvList } from './CvList.tsx';
import { LetterList } from './LetterList.tsx';
import { TemplateList } from './TemplateList.tsx';
import { useCvs } from './use-cvs.ts';

const tabs = ['cvs', 'lettres', 'templates', 'historique'];
const lettersAtOnce = 30;

/** /dashboard/documents: the CVs, the letters, their models, and what was found of them. */
export function DocumentsPage() {
  const [query, setQuery] = useSearchParams();
  const cvs = useCvs();
  const letters = useLetters(lettersAtOnce);
  const named = query.get('tab') ?? '';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="max-w-full min-w-0 text-3xl">{m.documents_title()}</h1>
        <Button size="sm" variant="secondary" render={<Link to={paths.letters()} />}>
          {m.letters_list_generate()}
        </Button>
      </div>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{m.documents_intro()}</p>
      <Tabs
        label={m.documents_tabs()}
        value={tabs.includes(named) ? named : 'cvs'}
        onChange={(tab) => setQuery(tab === 'cvs' ? {} : { tab }, { replace: true })}
        tabs={[
          { value: 'cvs', label: m.documents_tab_cvs({ count: countOf(cvs) }), content: <CvList query={cvs} /> },
          {
            value: 'lettres',
            label: m.documents_tab_letters({ count: countOf(letters) }),
            content: <LetterList query={letters} />,
          },
          { value: 'templates', label: m.templates_tab(), content: <TemplateList /> },
          { value: 'historique', label: m.documents_tab_history(), content: <AnalysisList /> },
        ]}
      />
    </>
  );
}

/** As many as are known, « + » where there are more. */
function countOf(list: { data?: { pages: { items: unknown[] }[] } | undefined; hasNextPage: boolean }): string {
  if (!list.data) return '…';
  const count = list.data.pages.flatMap(({ items }) => items).length;
  return list.hasNextPage ? m.documents_count_more({ count }) : String(count);
}
