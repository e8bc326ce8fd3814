import { type Gate, mayPass } from '@coach/contracts/gates';
import { useSession } from '../../lib/session.ts';

/** Whether the person’s plan opens a gate; null while it is not known. */
export function useGate(gate: Gate): boolean | null {
  const { status, tier, tierAsked } = useSession();
  if (status === 'signedOut') return false;
  return status === 'signedIn' && tierAsked ? mayPass(gate, tier) : null;
}
