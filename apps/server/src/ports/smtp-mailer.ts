import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer.ts';

/** Sends over SMTP; `from` is the address people see. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: isElsewhere(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, replyTo, attachments = [], leaveUrl }) {
      const message = {
        ...{ from, to: { name: '', address: to }, subject, text, html, messageId },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        attachments: attachments.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
      };
      const headers = { 'Auto-Submitted': 'auto-generated', ...(leaveUrl ? leaveHeaders(leaveUrl) : {}) };
      await transport.sendMail({ ...message, headers }).catch((error) => {
        if (isFinal(error)) throw new MailRefusedError(`the mail server refuses the message: ${error.responseCode}`);
        // What the server says in words names the address it is about, and would stand in the log.
        const { code, responseCode } = error;
        throw Object.assign(new Error(`the mail was not taken: ${responseCode ?? 'no answer'}`), { code });
      });
    },
    close: async () => transport.close(),
  };
}

/**
 * A password and people’s mail do not cross a network in the clear, even where a server takes them so. Who runs one that
 * cannot do better on a network of their own says `?requireTLS=false`, which counts more than this.
 */
export function isElsewhere(url: string): boolean {
  const { hostname } = new URL(url);
  return !(hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.'));
}

/** RFC 2369 and RFC 8058: as they are, for a folded address is none. */
function leaveHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** RFC 5321, 4.2.1: 5xx is for good. A refused log-in or no TLS is the operator’s to mend, and the mails wait for it. */
function isFinal(error: { code?: string; responseCode?: number }): boolean {
  if (error.code === 'EAUTH' || error.code === 'ETLS') return false;
  return (error.responseCode ?? 0) >= 500 && (error.responseCode ?? 0) < 600;
}
