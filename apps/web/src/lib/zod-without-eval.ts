import { config } from 'zod';

// To be imported before any schema. Zod tries `new Function` as it builds one; the page's policy forbids it, and every try would be reported as a breach.
config({ jitless: true });
