import type { JobSummary } from '@coach/contracts/features/jobs';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { adaptPath, letterToJobPath } from '../adapt-path.ts';
import { jobName } from '../job-name.ts';
import { isRunning } from '../job-status.ts';
import { useJobActions } from '../jobs-context.ts';
import { DotsIcon } from './icons.tsx';

/** Everything else that can be done with an offer. */
export function JobMenu({ job, inDetail = false }: { job: JobSummary; inDetail?: boolean }) {
  const { open, reanalyse, edit, remove } = useJobActions();
  const items: MenuItem[] = inDetail ? [] : [{ label: m.jobs_menu_details(), onSelect: () => open(job.id) }];
  if (job.url)
    items.push({
      label: m.jobs_menu_origin(),
      // biome-ignore lint/a11y/useAnchorContent: the menu gives it its label
      render: <a href={job.url} target="_blank" rel="noopener noreferrer" />,
    });
  if (!isRunning(job)) items.push({ label: m.jobs_menu_reanalyse(), onSelect: () => reanalyse(job) });
  if (job.adaptedCV)
    items.push({ label: m.jobs_menu_adapt_again(), render: <Link to={adaptPath({ ...job, adaptedCV: null })} /> });
  if (job.coverLetter)
    items.push({
      label: m.jobs_menu_letter_again(),
      render: <Link to={letterToJobPath({ ...job, coverLetter: null })} />,
    });
  items.push({ label: m.jobs_menu_edit(), onSelect: () => edit(job) });
  items.push({ label: m.jobs_menu_delete(), onSelect: () => remove(job), tone: 'danger' });
  return (
    <Menu
      trigger={<DotsIcon className="size-5" />}
      label={m.jobs_more({ name: jobName(job) })}
      items={items}
      triggerClassName="-mt-2 -mr-2 shrink-0 text-ink-soft"
    />
  );
}
