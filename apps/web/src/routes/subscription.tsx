import { SubscriptionPage } from '../features/billing/account/SubscriptionPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.billing_title() });

export default SubscriptionPage;
