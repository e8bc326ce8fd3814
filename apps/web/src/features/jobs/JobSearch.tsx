import { applicationStatuses } from '@coach/contracts/features/jobs';
import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { columnName } from './job-status.ts';

type JobSearchProps = {
  search: string;
  onSearch: (text: string) => void;
  /** null on the board, whose columns are the filter. */
  filter: string | null;
  onFilter: (status: string) => void;
  found: string;
};

export function JobSearch({ search, onSearch, filter, onFilter, found }: JobSearchProps) {
  const options = applicationStatuses.map((value) => ({ value, label: columnName(value) }));
  return (
    <search className="mt-6 block">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label={m.jobs_search()}>
          <TextInput
            type="search"
            value={search}
            placeholder={m.jobs_search_placeholder()}
            onChange={(event) => onSearch(event.target.value)}
          />
        </Field>
        {filter === null ? null : (
          <Field label={m.jobs_filter()}>
            <Select
              value={filter}
              placeholder={m.jobs_filter_all()}
              options={options}
              onChange={(event) => onFilter(event.target.value)}
            />
          </Field>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {found}
      </p>
    </search>
  );
}
