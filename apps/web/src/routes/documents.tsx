import { DocumentsPage } from '../features/dashboard/documents/DocumentsPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.documents_meta_title() });

export default DocumentsPage;
