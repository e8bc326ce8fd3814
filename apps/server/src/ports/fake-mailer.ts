import type { Mail, Mailer } from './mailer.ts';

/** Keeps what was sent, for tests; `fail` makes the next sendings fail so. */
export function fakeMailer(): Mailer & { sent: Mail[]; fail(...errors: Error[]): void } {
  const failures: Error[] = [];
  const sent: Mail[] = [];
  return {
    sent,
    fail: (...errors) => void failures.push(...errors),
    async send(mail) {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(mail);
    },
    close: async () => {},
  };
}
