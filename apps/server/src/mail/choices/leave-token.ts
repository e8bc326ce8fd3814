import { createHmac } from 'node:crypto';
import { isOptionalMail, type OptionalMail } from '@coach/contracts/features/mails';
import { isSameText } from '../../http/same-text.ts';

type Left = { userId: string; mail: OptionalMail };

/** Signs who leaves what, for the link of a mail: it opens nothing else, and holds as long as mails are kept. */
export function writeLeaveToken(secret: string, { userId, mail }: Left): string {
  return `${mail}.${Buffer.from(userId).toString('base64url')}.${signature(secret, mail, userId)}`;
}

/** Who leaves what; null where the server did not sign it. */
export function readLeaveToken(secret: string, token: string): Left | null {
  const [mail, name = '', signed = ''] = token.split('.');
  const userId = Buffer.from(name, 'base64url').toString();
  return isOptionalMail(mail) && isSameText(signed, signature(secret, mail, userId)) ? { userId, mail } : null;
}

function signature(secret: string, mail: string, userId: string): string {
  return createHmac('sha256', secret).update(`leave ${mail} ${userId}`).digest('base64url');
}
