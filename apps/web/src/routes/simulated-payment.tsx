import { SimulatedPage } from '../features/billing/demo/SimulatedPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => [...pageMeta({ title: m.billing_portal_title() }), { name: 'robots', content: 'noindex' }];

export default SimulatedPage;
