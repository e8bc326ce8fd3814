import { CookiePolicy } from '../features/legal/CookiePolicy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: m.legal_cookies_tab(), description: m.legal_cookies_description(), path: paths.cookies() });

export default CookiePolicy;
