import type { SiteFacts } from '@coach/contracts/site-facts';
import { PrivacyPolicy } from '../features/legal/PrivacyPolicy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSiteFacts } from '../lib/site-facts.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => loadSiteFacts();

export const meta = () =>
  pageMeta({ title: m.legal_privacy_tab(), description: m.legal_privacy_description(), path: paths.privacy() });

export default function Privacy({ loaderData }: { loaderData: SiteFacts }) {
  return <PrivacyPolicy facts={loaderData} />;
}
