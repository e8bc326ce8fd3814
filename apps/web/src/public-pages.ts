/** The pages written at build time; each is read before the application loads (docs/decisions/0005). */
export const publicPages = [
  '/',
  '/a-propos',
  '/resources',
  '/legal',
  '/mentions-legales',
  '/confidentialite',
  '/cookies',
] as const;
