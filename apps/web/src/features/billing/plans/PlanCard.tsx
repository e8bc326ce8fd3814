import { type BillingPeriod, recommendedPlan } from '@coach/contracts/prices';
import { type PlanId, tierDisplayName } from '@coach/contracts/tiers';
import { type ReactNode, useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { cx } from '../../../ui/cx.ts';
import { Highlight } from '../../../ui/Highlight.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { planFeatures } from './plan-features.ts';

type PlanCardProps = {
  plan: PlanId;
  period: BillingPeriod;
  /** The one the person has: framed, and said so. */
  isCurrent?: boolean;
  /** Its button or link; none leaves the card to be read. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** The rows of a grid that a card’s parts take, so that cards side by side align. */
export const partRows = 'row-span-6 grid grid-cols-1 grid-rows-subgrid';

/** One plan: whom it is for, its price, what a month of it holds and what it opens. */
export function PlanCard({ plan, period, isCurrent = false, action, level = 3 }: PlanCardProps) {
  const Title = `h${level}` as const;
  const titleId = useId();
  const { monthly, opens } = planFeatures(plan);
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        partRows,
        'min-w-0 rounded-xl border-2 bg-card p-6',
        isCurrent ? 'border-brand' : frames[plan === recommendedPlan ? 'recommended' : 'other'],
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 self-start">
        <Title id={titleId} className="text-2xl">
          {tierDisplayName(plan)}
        </Title>
        <PlanMark plan={plan} isCurrent={isCurrent} />
      </div>
      <p className="mt-2 text-ink-soft">{pitches[plan]()}</p>
      <PlanPrice plan={plan} period={period} />
      <div className={action ? 'mt-5 flex flex-col' : ''}>{action}</div>
      <Lines title={m.billing_card_monthly()} lines={monthly} />
      <Lines title={m.billing_card_opens()} lines={opens} />
    </article>
  );
}

const frames = { recommended: 'border-ink shadow-raised', other: 'border-line shadow-card' };

const pitches: Record<PlanId, () => string> = {
  explorer: () => m.billing_pitch_explorer(),
  builder: () => m.billing_pitch_builder(),
  advancer: () => m.billing_pitch_advancer(),
  leader: () => m.billing_pitch_leader(),
};

function PlanMark({ plan, isCurrent }: { plan: PlanId; isCurrent: boolean }) {
  if (isCurrent) return <Badge tone="brand">{m.billing_card_current()}</Badge>;
  if (plan !== recommendedPlan) return null;
  return (
    <span className="text-sm font-semibold">
      <Highlight>{m.billing_card_recommended()}</Highlight>
    </span>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mt-6 border-t border-line pt-5 text-sm font-semibold">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-col gap-2 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2.5">
            <span className="mt-0.5">
              <CheckMark />
            </span>
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
