import type { Services } from '../../context.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';

type Owner = { id: string; email: string; name: string };

/** Posts the link that lets its holder choose a new password. */
export async function sendReset(services: Services, { id, email, name }: Owner, token: string): Promise<void> {
  const language = await languageOfUser(services.db, id);
  const content = { kind: 'reset_password', fullName: name, token } as const;
  await postMail(services, services.db, { userId: id, email, language }, content);
}
