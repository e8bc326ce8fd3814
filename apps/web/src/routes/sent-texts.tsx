import { SentPage } from '../features/settings/writing/SentPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.settings_sent() });

export default SentPage;
