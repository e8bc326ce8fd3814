import { HomePage } from '../features/home/HomePage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: m.home_meta_title(),
    description: m.home_meta_description(),
    keywords: m.home_meta_keywords(),
    path: paths.home(),
  });

export default HomePage;
