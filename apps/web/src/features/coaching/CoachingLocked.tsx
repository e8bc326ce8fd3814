import { m } from '../../paraglide/messages.js';
import { LockedCard } from '../billing/gates/LockedCard.tsx';

const promises = [
  m.coaching_locked_negotiation,
  m.coaching_locked_leadership,
  m.coaching_locked_script,
  m.coaching_locked_partners,
];

/** Below leader: what there would be, and from which plan. */
export function CoachingLocked() {
  return (
    <LockedCard
      gate="specialised_coaching"
      title={m.coaching_locked_title()}
      text={m.coaching_locked_text()}
      promises={promises}
    />
  );
}
