import { AuthPage } from '../features/auth/AuthPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.auth_meta_title(), description: m.auth_meta_description() });

export default AuthPage;
