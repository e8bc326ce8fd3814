import { AboutPage } from '../features/about/AboutPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: m.about_meta_title(),
    description: m.about_meta_description(),
    keywords: m.about_meta_keywords(),
    path: paths.about(),
  });

export default AboutPage;
