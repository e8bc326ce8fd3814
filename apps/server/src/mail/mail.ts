import type { CommunityTab } from '@coach/contracts/features/community';
import type { OptionalMail } from '@coach/contracts/features/mails';
import type { Language } from '@coach/contracts/language';
import type { Meter } from '@coach/contracts/limits';

/** What a mail is about, with what its sentences need. Tokens are put into links when the mail is written. */
export type MailContent =
  | { kind: 'confirm_email'; fullName: string; token: string }
  | { kind: 'reset_password'; fullName: string; token: string }
  | { kind: 'password_changed'; fullName: string }
  | SubscriptionNews
  | OperatorRequest
  | CommunityNews
  | Reminder;

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

/** What became of a registration; instants are ISO. */
export type MeetingNews = {
  kind:
    | 'meeting_seated'
    | 'meeting_promoted'
    | 'meeting_waiting'
    | 'meeting_left'
    | 'meeting_left_waiting'
    | 'meeting_reminder'
    | 'meeting_moved'
    | 'meeting_moved_waiting'
    | 'meeting_called_off'
    | 'meeting_called_off_waiting';
  fullName: string;
  tab: CommunityTab;
  meeting: {
    id: string;
    title: string;
    tab: CommunityTab;
    host: string;
    /** A URI: who a calendar names as holding it. */
    organizer: string;
    joinUrl: string | null;
    startsAt: string;
    endsAt: string;
    /** When this was so: the calendar entry’s stamp. */
    at: string;
    /** Of the calendar entry; a greater one replaces it. */
    sequence: number;
  };
};
export type CommunityNews =
  | MeetingNews
  | { kind: 'gathering_dated'; fullName: string; tab: CommunityTab; title: string; startsAt: string }
  | { kind: 'message_answered'; fullName: string; tab: CommunityTab | 'coaching'; question: string; answer: string };

type NextStep = { jobId: string; title: string | null; company: string | null };

/** What people asked to be reminded of; `date` is YYYY-MM-DD, `month` YYYY-MM. */
export type Reminder =
  | { kind: 'next_steps'; fullName: string; date: string; steps: NextStep[] }
  | { kind: 'limits'; fullName: string; month: string; meters: { meter: Meter; used: number; limit: number }[] }
  | { kind: 'credits'; fullName: string; month: string; meters: { meter: Meter; limit: number }[] };

const optional: Partial<Record<MailContent['kind'], OptionalMail>> = {
  next_steps: 'next_step',
  meeting_reminder: 'meeting_reminder',
  limits: 'limits',
  credits: 'credits',
};

/** Which of the mails that people may do without this is; null for those of the service. */
export function optionalMailOf({ kind }: MailContent): OptionalMail | null {
  return optional[kind] ?? null;
}

/** A mail that waits to be sent: its content is encrypted, for it holds links that open an account. */
export type SealedMail = { userId: string; to: string; language: Language; content: string };
