/** A message as it goes out: both forms say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a message is sent again, so that the receiver keeps one. */
  messageId: string;
  /** Who an answer goes to, where it is not who sends. */
  replyTo?: string;
  attachments?: MailAttachment[];
  /** Where a mail program posts so that no more of these come (RFC 8058). */
  leaveUrl?: string;
};

/** Text in a file that comes with a mail. */
export type MailAttachment = { fileName: string; contentType: string; content: string };

/** The server will never take this message: trying again changes nothing. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Hands mails over. Rejects with MailRefusedError for good, with anything else for now. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
