import type { Config } from '@react-router/dev/config';
import { publicPages } from './src/public-pages.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: Object.keys(publicPages),
} satisfies Config;
