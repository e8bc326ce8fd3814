import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

export type KeptMail = Mail & { id: string; at: string };

export type Outbox = Mailer & {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  /** Removes what was written to an address, or to the operator from it. */
  forget(address: string): Promise<void>;
};

const mostKept = 200;

/** Mails that go nowhere: they stay in a folder, where whoever runs the application reads them. */
export function outboxMailer(folder: string): Outbox {
  const newestFirst = async () => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  };
  const list = async () => {
    // Another process may remove one meanwhile.
    const mails = await Promise.all(
      (await newestFirst()).map((name) => readMail(path.join(folder, name)).catch(() => null)),
    );
    return mails.filter((mail) => mail !== null);
  };
  const drop = (name: string) => rm(path.join(folder, name), { force: true });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const mark = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12);
      const kept = await newestFirst();
      if (kept.some((name) => name.endsWith(`-${mark}.json`))) return;
      const at = new Date().toISOString();
      const id = `${at.replaceAll(/\D/g, '')}-${mark}`;
      // The same at each try: what a crash cut short is written over.
      const aside = path.join(folder, `.${mark}`);
      await writeFile(aside, JSON.stringify({ ...mail, id, at }), { mode: 0o600, flush: true });
      await rename(aside, path.join(folder, `${id}.json`));
      for (const name of kept.slice(mostKept - 1)) await drop(name);
    },
    list,
    async forget(address) {
      const isTheirs = (other?: string) => other?.toLowerCase() === address.toLowerCase();
      for (const { id, to, replyTo } of await list()) if (isTheirs(to) || isTheirs(replyTo)) await drop(`${id}.json`);
    },
    close: async () => {},
  };
}

async function readMail(file: string): Promise<KeptMail> {
  return JSON.parse(await readFile(file, 'utf8'));
}
