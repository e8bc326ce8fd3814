import { config, z } from 'zod/v4';

// Takes zod's place in the build (vite.config.ts), so that it runs before any schema. Zod tries `new Function` as it builds
// one; the page's policy forbids it, and every try would be reported as a breach.
config({ jitless: true });

export { z };
