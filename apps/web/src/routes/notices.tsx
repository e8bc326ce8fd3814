import { NoticesPage } from '../features/notices/NoticesPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.notices_title() });

export default NoticesPage;
