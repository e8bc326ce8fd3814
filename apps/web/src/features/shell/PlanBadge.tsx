import { limitsPlan, tierDisplayName } from '@coach/contracts/tiers';
import { useSession } from '../../lib/session.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Record<string, BadgeTone> = { builder: 'builder', advancer: 'advancer', leader: 'leader' };

/** The tier, first letter capitalised, in its plan’s colour; or the name its plan is sold under. */
export function PlanBadge({ displayName = false }: { displayName?: boolean }) {
  const { tier } = useSession();
  return (
    <Badge tone={tones[limitsPlan(tier)] ?? 'neutral'}>{displayName ? tierDisplayName(tier) : capitalised(tier)}</Badge>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
