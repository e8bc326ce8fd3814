import type { Probe } from './probe.ts';
import { dataProbes } from './probes/data.ts';
import { headerProbes } from './probes/headers.ts';
import { passwordProbes } from './probes/passwords.ts';
import { requestProbes } from './probes/requests.ts';
import { sessionProbes } from './probes/sessions.ts';
import { tokenProbes } from './probes/tokens.ts';

/** In the order they are run; the one that reads the log comes after them. */
export const probes: Probe[] = [
  ...headerProbes,
  ...requestProbes,
  ...passwordProbes,
  ...tokenProbes,
  ...dataProbes,
  ...sessionProbes,
];
