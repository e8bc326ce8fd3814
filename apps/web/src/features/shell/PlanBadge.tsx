import { limitsPlan } from '@coach/contracts/tiers';
import { useSession } from '../../lib/session.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Record<string, BadgeTone> = { builder: 'builder', advancer: 'advancer', leader: 'leader' };

/** The tier, first letter capitalised, in its plan's colour. */
export function PlanBadge() {
  const { tier } = useSession();
  return (
    <Badge tone={tones[limitsPlan(tier)] ?? 'neutral'} className="capitalize">
      {tier}
    </Badge>
  );
}
