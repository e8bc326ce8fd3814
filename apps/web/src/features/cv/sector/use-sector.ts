import type { Analysis } from '@coach/contracts/features/cv';
import type { SectorId } from '@coach/contracts/report';
import { ApiError } from '../../../lib/api-error.ts';
import { checkSubscription } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { describeFailure } from '../amend/describe-failure.ts';
import { useAmendAnalysis } from '../requests/use-amend-analysis.ts';
import { sectorLabel } from './sector-label.ts';

/** Has the analysis made for another sector, or for none. `fault` is why the last try failed. */
export function useSector(analysis: Analysis) {
  const { mutate, isPending, error, reset } = useAmendAnalysis(analysis.id);
  const analyseFor = (sector: SectorId | null, done?: () => void) =>
    mutate(() => ({ sector }), {
      onSuccess: ({ report }) => {
        done?.();
        const title = sector ? m.cv_sector_done({ sector: sectorLabel(sector) }) : m.cv_sector_done_none();
        const description = m.cv_score_move({ from: analysis.report.score, to: report.score });
        toast({ title, description, tone: 'success' });
      },
      // The plan changed meanwhile: the card then says what it takes.
      onError: (failure) => {
        if (failure instanceof ApiError && failure.needsUpgrade) void checkSubscription();
      },
    });
  return { analyseFor, running: isPending, fault: error ? faultOf(error) : null, forget: reset };
}

function faultOf(error: Error): string {
  return m.cv_sector_failed({ reason: describeFailure(error, '').description });
}
