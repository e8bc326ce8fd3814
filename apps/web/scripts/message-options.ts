/** How messages are compiled, by `codegen` and by Vite alike. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  strategy: ['baseLocale' as const] satisfies [string, ...string[]],
  // The choice between languages is not Paraglide’s: `english-apart.ts` replaces it, and its code stays out of the bundle.
  experimentalStaticLocale: '"fr"',
  // The same in development and in production, so that types found by one hold in the other.
  outputStructure: 'message-modules' as const,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};
