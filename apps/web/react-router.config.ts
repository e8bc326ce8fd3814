import type { Config } from '@react-router/dev/config';
import { publicPages } from './src/public-pages.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  // `/404` is what the server answers, with status 404, for a path outside the routes.
  prerender: [...publicPages, '/404'],
} satisfies Config;
