import { z } from 'zod';

/**
 * The mails that people may do without, and whether each comes to who has not chosen: a reminder of what one registered for
 * does, nothing else comes unasked. All other mails belong to the service (an address to confirm, a payment, a seat, an
 * answer) and are not chosen.
 */
export const optionalMails = {
  /** On its day, the next step of a targeted offer. */
  next_step: false,
  /** The day before a workshop or an event one has a seat at. */
  meeting_reminder: true,
  /** A month’s limit that is near or reached. */
  limits: false,
  /** On the 1st, what may be used again. */
  credits: false,
} as const;
export type OptionalMail = keyof typeof optionalMails;
export const optionalMailNames = Object.keys(optionalMails) as [OptionalMail, ...OptionalMail[]];

export function isOptionalMail(name: string | undefined): name is OptionalMail {
  return name !== undefined && Object.hasOwn(optionalMails, name);
}

/** `GET PATCH /api/mail-choices`: what the person receives of them. */
export const mailChoicesSchema = z.record(z.enum(optionalMailNames), z.boolean());
export type MailChoices = z.output<typeof mailChoicesSchema>;

export const mailChoiceSchema = z.object({ mail: z.enum(optionalMailNames), wanted: z.boolean() });
export type MailChoice = z.output<typeof mailChoiceSchema>;

/**
 * `POST /api/mail-choices/leave/:token` turns one off, signed in or not: for the page that a mail’s link opens, and for mail
 * programs (RFC 8058).
 */
export const leftMailSchema = z.object({ mail: z.enum(optionalMailNames), wanted: z.literal(false) });
