import { isTierAtLeast, type PlanId, tierDisplayName } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Highlight } from '../../ui/Highlight.tsx';

type Perk = { plan: Exclude<PlanId, 'explorer'>; title: string; text: string };

function perks(): Perk[] {
  return [
    { plan: 'builder', title: m.home_premium_versions_title(), text: m.home_premium_versions_text() },
    { plan: 'advancer', title: m.home_premium_unlimited_title(), text: m.home_premium_unlimited_text() },
    { plan: 'advancer', title: m.home_premium_sector_title(), text: m.home_premium_sector_text() },
    { plan: 'leader', title: m.home_premium_tracking_title(), text: m.home_premium_tracking_text() },
    { plan: 'advancer', title: m.home_premium_comparison_title(), text: m.home_premium_comparison_text() },
  ];
}

/** What paid plans add, each under the plan it begins with; to a subscriber, what is theirs. */
export function PremiumSection() {
  const { status, subscribed, tier } = useSession();
  return (
    <section className="border-y border-line bg-card py-16 lg:py-20">
      <div className="container-page">
        {subscribed ? <Subscribed tier={tier} /> : <Invitation />}
        <ul className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {perks().map((perk, index) => (
            <li key={perk.title} className={cx('flex min-w-0', index < 2 ? 'lg:col-span-3' : 'lg:col-span-2')}>
              <PerkCard {...perk} isTheirs={subscribed && isTierAtLeast(tier, perk.plan)} />
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          {status === 'signedIn' ? <SignedInAction subscribed={subscribed} /> : <SignedOutActions />}
        </div>
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <>
      <h2 className="text-3xl">
        <Highlight>{m.home_premium_title()}</Highlight>
      </h2>
      <p className="mt-3 max-w-[38rem] text-lg text-ink-soft">{m.home_premium_lead()}</p>
    </>
  );
}

function Subscribed({ tier }: { tier: string }) {
  return (
    <>
      <h2 className="text-3xl">
        <Highlight>{m.home_premium_active_title()}</Highlight>
      </h2>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-lg">
        {m.home_premium_active_plan({ plan: tierDisplayName(tier) })}
        <Badge tone="ok">{m.home_premium_active_badge()}</Badge>
      </p>
    </>
  );
}

function PerkCard({ plan, title, text, isTheirs }: Perk & { isTheirs: boolean }) {
  return (
    <article className="flex min-w-0 flex-1 flex-col items-start rounded-xl border border-line bg-paper p-6">
      <Badge tone={plan}>{tierDisplayName(plan)}</Badge>
      <h3 className="mt-3 max-w-full text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      {isTheirs ? <p className="mt-auto pt-4 text-sm font-semibold text-ok">{m.home_premium_yours()}</p> : null}
    </article>
  );
}

function SignedInAction({ subscribed }: { subscribed: boolean }) {
  return (
    <Button className="w-full sm:w-auto" render={<Link to={paths.subscriptions()} />}>
      {subscribed ? m.home_premium_manage() : m.home_premium_plans()}
    </Button>
  );
}

/** Signing in leads to the plans as well (spec 1, « Home »). */
function SignedOutActions() {
  const signIn = paths.auth({ redirect: paths.subscriptions() });
  return (
    <>
      <Button className="w-full sm:w-auto" render={<Link to={paths.subscriptions()} />}>
        {m.home_premium_start()}
      </Button>
      <Button variant="secondary" className="w-full sm:w-auto" render={<Link to={signIn} />}>
        {m.home_premium_sign_in()}
      </Button>
    </>
  );
}
