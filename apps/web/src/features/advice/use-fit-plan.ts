import { mayPass } from '@coach/contracts/gates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { adviceKeys } from './requests/advice-keys.ts';

/** Asks anew when the plan changed, in this tab or another, and `whole` no longer fits it. */
export function useFitPlan(whole: boolean | undefined): void {
  const client = useQueryClient();
  const { tier } = useSession();
  const known = useRef(tier);
  useEffect(() => {
    if (known.current === tier) return;
    known.current = tier;
    if (whole !== undefined && whole !== mayPass('whole_library', tier))
      void client.invalidateQueries({ queryKey: adviceKeys.all });
  }, [client, tier, whole]);
}
