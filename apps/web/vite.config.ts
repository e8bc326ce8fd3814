import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { englishApart } from './scripts/english-apart.ts';
import { messageOptions } from './scripts/message-options.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), englishApart(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/lib/zod-without-eval.ts', import.meta.url)) }],
  },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    // The policy of the server allows no data: URL.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs compresses better as one file than as seven.
        codeSplitting: {
          groups: [{ name: 'core', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: apiOrigin, changeOrigin: true } } },
});
