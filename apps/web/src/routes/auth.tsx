import { AuthPage } from '../features/auth/AuthPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = ({ location }: { location: { search: string } }) =>
  pageMeta({ title: titleOf(location.search), description: m.auth_meta_description() });

function titleOf(search: string): string {
  const view = new URLSearchParams(search).get('view');
  if (view === 'forgotten') return m.auth_forgotten();
  return view === 'confirm' ? m.auth_check_mail() : m.auth_meta_title();
}

export default AuthPage;
