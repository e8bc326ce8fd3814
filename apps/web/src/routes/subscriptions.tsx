import { monthsFreeAYear, shownMonthlyCents } from '@coach/contracts/prices';
import type { SiteFacts } from '@coach/contracts/site-facts';
import { PricingPage } from '../features/billing/pricing/PricingPage.tsx';
import { formatMoney } from '../lib/format.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSiteFacts } from '../lib/site-facts.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => loadSiteFacts();

export const meta = () =>
  pageMeta({
    title: m.pricing_meta_title(),
    description: m.pricing_meta_description({
      builder: formatMoney(shownMonthlyCents('builder', 'monthly')),
      advancer: formatMoney(shownMonthlyCents('advancer', 'monthly')),
      leader: formatMoney(shownMonthlyCents('leader', 'monthly')),
      months: monthsFreeAYear,
    }),
    keywords: m.pricing_meta_keywords(),
    path: paths.subscriptions(),
  });

export default function Subscriptions({ loaderData }: { loaderData: SiteFacts }) {
  return <PricingPage payments={loaderData.payments} />;
}
