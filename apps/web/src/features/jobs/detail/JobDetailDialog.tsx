import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { jobName } from '../job-name.ts';
import { useJob } from '../requests/use-job.ts';
import { JobDetail } from './JobDetail.tsx';

/** One offer in full, over the list or the board; its address is `?offre=<id>`. */
export function JobDetailDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useJob(id);
  const gone = error instanceof ApiError && error.code === 'not_found';
  const shown = data && !gone ? data : null;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={shown ? jobName(shown) : m.jobs_detail_loading_title()}
      size="lg"
    >
      {gone ? <p>{m.jobs_detail_gone()}</p> : null}
      {error && !gone && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!error && !data ? <Spinner className="py-10" /> : null}
      {shown ? <JobDetail key={shown.id} job={shown} /> : null}
    </Dialog>
  );
}
