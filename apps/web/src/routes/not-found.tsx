import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => [...pageMeta({ title: m.shell_not_found_title() }), { name: 'robots', content: 'noindex' }];

export default NotFoundPage;
