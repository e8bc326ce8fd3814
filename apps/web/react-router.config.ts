import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: false,
  // `/404` is what the server answers, with status 404, for a path outside the routes.
  prerender: ['/', '/404'],
} satisfies Config;
