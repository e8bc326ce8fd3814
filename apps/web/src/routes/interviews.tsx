import { InterviewsPage } from '../features/interviews/list/InterviewsPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.interviews_mine() });

export default InterviewsPage;
