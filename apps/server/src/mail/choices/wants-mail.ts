import { type MailChoices, type OptionalMail, optionalMailNames, optionalMails } from '@coach/contracts/features/mails';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { mailChoices } from '../../db/schema/mails.ts';

/** What a person receives of the mails they may do without. */
export async function readMailChoices(db: Queryable, userId: string): Promise<MailChoices> {
  const rows = await db.select().from(mailChoices).where(eq(mailChoices.userId, userId));
  const chosen = new Map(rows.map(({ mail, wanted }) => [mail, wanted]));
  const entries = optionalMailNames.map((mail) => [mail, chosen.get(mail) ?? optionalMails[mail]]);
  return Object.fromEntries(entries);
}

/** SQL for: who `userId` names receives this mail. */
export function wantsMail(userId: PgColumn, mail: OptionalMail): SQL {
  const { userId: owner, wanted, mail: name } = mailChoices;
  const chosen = sql`(select ${wanted} from ${mailChoices} where ${and(eq(owner, userId), eq(name, mail))})`;
  return sql`coalesce(${chosen}, ${optionalMails[mail]})`;
}
