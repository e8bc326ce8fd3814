import { LinkedinHistoryPage } from '../features/linkedin/history/LinkedinHistoryPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.linkedin_mine() });

export default LinkedinHistoryPage;
