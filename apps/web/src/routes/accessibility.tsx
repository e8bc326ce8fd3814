import type { SiteFacts } from '@coach/contracts/site-facts';
import { AccessibilityStatement } from '../features/legal/AccessibilityStatement.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSiteFacts } from '../lib/site-facts.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => loadSiteFacts();

export const meta = () =>
  pageMeta({ title: m.legal_access_tab(), description: m.legal_access_description(), path: paths.accessibility() });

export default function Statement({ loaderData }: { loaderData: SiteFacts }) {
  return <AccessibilityStatement facts={loaderData} />;
}
