import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.dashboard_meta_title() });

export default DashboardPage;
