import { InterviewPage } from '../features/interviews/page/InterviewPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.interviews_meta_title(), description: m.interviews_meta_description() });

export default InterviewPage;
