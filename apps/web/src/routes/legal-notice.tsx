import type { SiteFacts } from '@coach/contracts/site-facts';
import { LegalNotice } from '../features/legal/LegalNotice.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSiteFacts } from '../lib/site-facts.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => loadSiteFacts();

export const meta = () =>
  pageMeta({ title: m.legal_notice_tab(), description: m.legal_notice_description(), path: paths.legalNotice() });

export default function Notice({ loaderData }: { loaderData: SiteFacts }) {
  return <LegalNotice facts={loaderData} />;
}
