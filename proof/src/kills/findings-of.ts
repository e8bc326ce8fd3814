import { percentile } from '@coach/bench/figures';
import type { Finding } from '../finding.ts';

/** What `hold-kills.ts` prints. */
export type KillTally = {
  kills: number;
  acknowledged: number;
  lost: string[];
  helped: string[];
  readyMs: number[];
  orphanFiles: number;
  missingFiles: number;
  unitsTwice: number;
  rowsTwice: number;
  mailsTwice: number;
};

/** `wanted`: kills of each. */
export function findingsOf({ app, database }: { app: KillTally; database: KillTally }, wanted: number): Finding[] {
  const both = (figure: (tally: KillTally) => number) => figure(app) + figure(database);
  const none = (name: string, value: number): Finding => ({ name, value, bound: { exactly: 0 } });
  return [
    { name: 'kill -9 of the application', value: app.kills, bound: { exactly: wanted } },
    { name: 'kill -9 of the database', value: database.kills, bound: { exactly: wanted } },
    { name: 'acknowledged writes', value: both((tally) => tally.acknowledged), bound: { atLeast: 4 * wanted } },
    none(
      'acknowledged writes lost',
      both((tally) => tally.lost.length),
    ),
    none(
      'named files that are gone',
      both((tally) => tally.missingFiles),
    ),
    none(
      'units of usage counted twice',
      both((tally) => tally.unitsTwice),
    ),
    none(
      'duplicate rows',
      both((tally) => tally.rowsTwice),
    ),
    none(
      'duplicate mails',
      both((tally) => tally.mailsTwice),
    ),
    none(
      'orphan files after the sweep',
      both((tally) => tally.orphanFiles),
    ),
    none(
      'restarts that needed help',
      both((tally) => tally.helped.length),
    ),
    {
      name: 'application ready after its start, p95 (ms)',
      value: percentile(app.readyMs, 0.95),
      bound: { atMost: 30_000 },
    },
    {
      name: 'ready after the database was killed, p95 (ms)',
      value: percentile(database.readyMs, 0.95),
      bound: { atMost: 30_000 },
    },
  ];
}
