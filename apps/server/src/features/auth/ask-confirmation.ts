import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';
import { linkSeconds } from './create-auth.ts';
import { confirmationIdentifier } from './email-confirmation.ts';

type Unconfirmed = { id: string; email: string; name: string };

/** Sends the link that confirms an address. */
export async function askConfirmation(context: RequestContext, { id, email, name }: Unconfirmed): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const { internalAdapter } = await context.auth.$context;
  const expiresAt = new Date(context.clock.now().getTime() + linkSeconds * 1000);
  await internalAdapter.createVerificationValue({ identifier: confirmationIdentifier(token), value: id, expiresAt });
  const language = await languageOfUser(context.db, id);
  await postMail(
    context,
    context.db,
    { userId: id, email, language },
    { kind: 'confirm_email', fullName: name, token },
  );
}
