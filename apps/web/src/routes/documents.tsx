import type { MetaArgs } from 'react-router';
import { DocumentsPage } from '../features/dashboard/documents/DocumentsPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { tabbedTitle } from '../lib/tabbed-title.ts';
import { m } from '../paraglide/messages.js';

export const meta = ({ location }: MetaArgs) => {
  const named = { templates: m.templates_tab, historique: m.documents_tab_history };
  return pageMeta({ title: tabbedTitle(m.documents_meta_title(), location.search, named) });
};

export default DocumentsPage;
