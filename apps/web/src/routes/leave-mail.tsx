import { LeaveMailPage } from '../features/settings/LeaveMailPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.settings_leave_meta() });

export default LeaveMailPage;
