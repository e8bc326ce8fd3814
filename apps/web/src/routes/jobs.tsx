import { JobsPage } from '../features/jobs/JobsPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.jobs_meta_title() });

export default JobsPage;
