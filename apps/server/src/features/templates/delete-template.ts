import type { UserContext } from '../../context.ts';
import { userTemplates } from '../../db/schema/templates.ts';
import { AppError } from '../../http/app-error.ts';
import { ownedTemplate } from './queries.ts';

/** Throws `not_found`. What it was saved from stays. */
export async function deleteTemplate({ db, actor }: UserContext, id: string): Promise<void> {
  const gone = await db
    .delete(userTemplates)
    .where(ownedTemplate(actor.userId, id))
    .returning({ id: userTemplates.id });
  if (gone.length === 0) throw new AppError('not_found');
}
