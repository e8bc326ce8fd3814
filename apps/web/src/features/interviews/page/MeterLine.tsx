import type { Meter } from '@coach/contracts/limits';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { renewalDay } from '../../usage/renewal-day.ts';
import { useUsage } from '../../usage/use-usage.ts';

type InterviewMeter = Extract<Meter, 'interview_simulation' | 'elevator_pitch' | 'interview_coaching'>;

const texts: Record<InterviewMeter, (values: { count: number; limit: number }) => string> = {
  interview_simulation: m.interviews_left_simulations,
  elevator_pitch: m.interviews_left_pitches,
  interview_coaching: m.interviews_left_coaching,
};

/** What is left of the month, as the server counts it; nothing where there is no limit. */
export function MeterLine({ meter, className }: { meter: InterviewMeter; className?: string }) {
  const { status } = useSession();
  const { data } = useUsage(status === 'signedIn');
  const counted = data?.meters[meter];
  if (!data || !counted || counted.limit === null || counted.remaining === null) return null;
  const text = texts[meter]({ count: counted.remaining, limit: counted.limit });
  const renewal = counted.remaining === 0 ? ` ${m.interviews_left_renewal({ day: renewalDay(data.month) })}` : '';
  return <p className={className}>{text + renewal}</p>;
}
