import type { Language } from '@coach/contracts/language';

/** What a mail is about, with what its sentences need. Tokens are put into links when the mail is written. */
export type MailContent =
  | { kind: 'confirm_email'; fullName: string; token: string }
  | { kind: 'reset_password'; fullName: string; token: string }
  | { kind: 'password_changed'; fullName: string }
  | SubscriptionNews
  | OperatorRequest;

/** `plan` is a tier, `at` an ISO instant: when it renews, when it ends, until when access goes on unpaid. */
export type SubscriptionNews = {
  kind: 'subscription_started' | 'subscription_cancelled' | 'payment_failed';
  fullName: string;
  plan: string;
  at: string;
};

/** What a person asks of the operator, who answers to `from`; `topic` and `about` are in French, as the operator reads. */
export type OperatorRequest = {
  kind: 'operator_request';
  /** The operator’s: none is greeted by name. */
  fullName: '';
  topic: string;
  about: string | null;
  from: { fullName: string; email: string };
  text: string;
};

/** A mail that waits to be sent: its content is encrypted, for it holds links that open an account. */
export type SealedMail = { userId: string; to: string; language: Language; content: string };
