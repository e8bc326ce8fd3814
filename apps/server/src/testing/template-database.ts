/** Migrated once; every test file works in a copy of it. */
export const templateDatabase = 'coach_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string; database: string };
  }
}
