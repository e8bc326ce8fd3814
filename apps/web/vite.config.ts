import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['baseLocale'],
      // One language for now: the choice is made at build time, and the strategy code stays out of the bundle.
      experimentalStaticLocale: '"fr"',
      emitReadme: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  // The policy of the server allows no data: URL.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: apiOrigin, changeOrigin: true } } },
});
