import { SiteMapPage } from '../features/shell/SiteMapPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const meta = () => pageMeta({ title: m.shell_map(), description: m.shell_map_lead(), path: paths.siteMap() });

export default SiteMapPage;
