import { DashboardHelpPage } from '../features/dashboard/help/DashboardHelpPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.help_dashboard_title() });

export default DashboardHelpPage;
