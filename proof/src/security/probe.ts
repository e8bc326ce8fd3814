import type { RunningServer } from '@coach/e2e/start-server';

/** The product twice on one database: as on somebody's machine, and as behind a proxy that speaks TLS for it. */
export type Site = { plain: RunningServer; secure: RunningServer };

/** The site's address as the second one is told it. */
export const secureUrl = 'https://coach.example.com';

/** Counts what was looked at, and keeps what did not hold. */
export type See = (holds: boolean, what: string) => void;

/** Something that is tried on the running product; `docs/security.md` cites its title. */
export type Probe = { title: string; run: (site: Site, see: See) => Promise<void> };
