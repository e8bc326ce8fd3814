import { LinkedinPage } from '../features/linkedin/LinkedinPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.linkedin_meta_title() });

export default LinkedinPage;
