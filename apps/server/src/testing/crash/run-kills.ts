import { setTimeout as sleep } from 'node:timers/promises';
import { findLost } from './find-lost.ts';
import { type Aftermath, lookAfter } from './look-after.ts';
import { createMailReader } from './read-mails.ts';
import { startVictim } from './start-victim.ts';
import { countWrites, createWriters, type Kept } from './write-without-pause.ts';

export type KillTally = Aftermath & {
  kills: number;
  acknowledged: number;
  /** Acknowledged, and not there any more; named. */
  lost: string[];
  mailsTwice: number;
  /** Restarts after which it was not ready by itself within a minute; named. */
  helped: string[];
  readyMs: number[];
};

/** Longer than the queue ever waits between two tries of a mail: a kill that cuts one short is a try. */
const mailPatienceMs = 11 * 60_000;

export type Target = 'app' | 'database';

/** People write on a data folder while the application or its database is killed (-9) again and again. */
export async function startKillRun(dataDir: string) {
  const victim = await startVictim(dataDir);
  const kept: Kept[] = [];
  const writers = createWriters(victim.ask, kept);
  const mails = createMailReader(dataDir);
  const lost: string[] = [];
  const helped: string[] = [];
  const readyMs: number[] = [];
  let kills = 0;

  async function killOnce(target: Target): Promise<void> {
    const writing = writers.start(`${target}-${kills}`);
    let wrote: Kept[] = [];
    const stopWriting = async () => {
      wrote = await writing.stop();
    };
    await untilWritten();
    // At another moment each time.
    await sleep((kills * 37) % 400);
    kills += 1;
    const killed = target === 'app' ? victim.killApp(stopWriting) : victim.killDatabase(stopWriting);
    await killed.then(
      (ms) => readyMs.push(ms),
      (error) => helped.push(String(error)),
    );
    lost.push(...(await findLost(wrote)));
    await mails.look();
  }

  /** More than accounts; and a machine that is too busy to keep anything is not waited for. */
  async function untilWritten(): Promise<void> {
    const written = () => countWrites(kept) - kept.length;
    const before = written();
    for (let turn = 0; turn < 3_000 && written() < before + 3; turn += 1) await sleep(10);
  }

  /** A mail goes once what asked for it is kept; the last ones may still be under way. */
  async function lostMails(): Promise<string[]> {
    const missing = () => kept.flatMap(({ messages }) => messages).filter((mark) => mails.copiesOf(mark) === 0);
    for (let turn = 0; turn < mailPatienceMs / 500 && missing().length > 0; turn += 1) {
      await sleep(500);
      await mails.look();
    }
    return missing().map((mark) => `mail ${mark}`);
  }

  return {
    async kill(target: Target, rounds: number): Promise<void> {
      for (let round = 0; round < rounds && helped.length === 0; round += 1) await killOnce(target);
    },
    /** Reads everything back once more, stops the application, sweeps, and counts. */
    async finish(): Promise<KillTally> {
      const gone = new Set([...lost, ...(await findLost(kept)), ...(await lostMails())]);
      await victim.stop();
      const aftermath = await lookAfter(dataDir);
      const acknowledged = countWrites(kept);
      return { ...aftermath, kills, acknowledged, lost: [...gone], mailsTwice: mails.twice(), helped, readyMs };
    },
    stop: victim.stop,
  };
}
