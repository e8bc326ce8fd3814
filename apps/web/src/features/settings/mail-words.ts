import type { OptionalMail } from '@coach/contracts/features/mails';
import { m } from '../../paraglide/messages.js';

/** What the mails are called that one may do without, and when they come. */
export const mailWords: Record<OptionalMail, { name: () => string; text: () => string }> = {
  next_step: { name: m.settings_mail_step, text: m.settings_mail_step_text },
  meeting_reminder: { name: m.settings_mail_meeting, text: m.settings_mail_meeting_text },
  limits: { name: m.settings_mail_limits, text: m.settings_mail_limits_text },
  credits: { name: m.settings_mail_credits, text: m.settings_mail_credits_text },
};
