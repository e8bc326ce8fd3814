import type { JobSummary } from '@coach/contracts/features/jobs';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { JobBoard } from './board/JobBoard.tsx';
import { JobList } from './card/JobList.tsx';
import { JobSearch } from './JobSearch.tsx';
import { matchJobs } from './match-jobs.ts';
import type { JobsPlace } from './use-jobs-view.ts';

/** From this many on, a search helps more than it takes room. */
const worthSearching = 10;

type JobsShelfProps = { jobs: JobSummary[]; place: JobsPlace; loadingRest: boolean };

/** The offers, those searched for where there are many. */
export function JobsShelf({ jobs, place, loadingRest }: JobsShelfProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const isList = place.view === 'list';
  const searchable = jobs.length > worthSearching || place.filter !== '';
  const filter = isList ? place.filter : '';
  const found = useMemo(() => matchJobs(jobs, searchable ? wanted : '', filter), [jobs, wanted, filter, searchable]);
  const narrowed = filter !== '' || wanted.trim() !== '';
  const showAll = () => {
    setSearch('');
    if (place.filter) place.setFilter('');
  };
  const today = localDay(new Date());
  return (
    <>
      {searchable ? (
        <JobSearch
          search={search}
          onSearch={setSearch}
          filter={isList ? place.filter : null}
          onFilter={place.setFilter}
          found={narrowed ? m.jobs_found({ count: formatNumber(found.length), total: formatNumber(jobs.length) }) : ''}
        />
      ) : null}
      {found.length === 0 ? (
        <div className="mt-8 flex flex-col items-start gap-3">
          <p>{m.jobs_found_none()}</p>
          <Button variant="secondary" size="sm" onClick={showAll}>
            {m.jobs_found_clear()}
          </Button>
        </div>
      ) : isList ? (
        <JobList key={`${filter} ${wanted}`} jobs={found} today={today} />
      ) : (
        <JobBoard jobs={found} today={today} />
      )}
      {loadingRest ? <Spinner className="py-6" label={m.jobs_loading_rest()} /> : null}
    </>
  );
}
