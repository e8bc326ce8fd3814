import type { SiteFacts } from '@coach/contracts/site-facts';
import { HelpPage } from '../features/help/HelpPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSiteFacts } from '../lib/site-facts.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => loadSiteFacts();

export const meta = () =>
  pageMeta({
    title: m.help_meta_title(),
    description: m.help_meta_description(),
    keywords: m.help_meta_keywords(),
    path: paths.resources(),
  });

export default function Resources({ loaderData }: { loaderData: SiteFacts }) {
  return <HelpPage email={loaderData.operatorEmail} />;
}
