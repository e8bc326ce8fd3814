import { mailRequestSchema } from '@coach/contracts/features/auth';
import { request } from '../../lib/api-client.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';

export type WantedMail = 'reset' | 'confirmation';

const routes: Record<WantedMail, string> = {
  reset: '/api/auth/request-password-reset',
  confirmation: '/api/auth/send-verification-email',
};

/** What is wrong with an address that a mail shall go to, or undefined. */
export function mailFault(email: string): string | undefined {
  if (email.trim() === '') return m.auth_mail_required();
  return mailRequestSchema.safeParse({ email: email.trim() }).success ? undefined : m.auth_fault_email();
}

/** Asks for a mail; says so when that fails. Whether it was taken on: never whether the address has an account. */
export async function askForMail(wanted: WantedMail, email: string): Promise<boolean> {
  try {
    await request(routes[wanted], { body: { email: email.trim() } });
    return true;
  } catch (error) {
    toast({ title: m.auth_mail_failed(), description: toApiFailure(error).message, tone: 'error' });
    return false;
  }
}
