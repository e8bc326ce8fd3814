import { isOptionalMail, type OptionalMail } from '@coach/contracts/features/mails';

export type LeaveLink = { mail: OptionalMail; token: string };

/** Which mail a link behind `#` leaves; null for any other address. Whether it is signed, the server knows. */
export function readLeaveLink(hash: string): LeaveLink | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
  const [mail] = token.split('.');
  return isOptionalMail(mail) ? { mail, token } : null;
}
