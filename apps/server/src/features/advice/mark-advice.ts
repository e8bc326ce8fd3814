import type { UserContext } from '../../context.ts';
import { adviceMarks } from '../../db/schema/advice.ts';
import type { Library } from './index-articles.ts';
import { findReadable, readsWhole } from './may-read.ts';
import { type Marks, marksOn } from './queries.ts';

/** Notes what was read or put aside; what is not told stays. Throws `not_found`, `subscription_required`. */
export async function markAdvice(
  context: UserContext,
  library: Library,
  id: string,
  { read, saved }: Partial<Marks>,
): Promise<Marks> {
  const { db, actor, clock } = context;
  findReadable(library, id, await readsWhole(context));
  const marks = { read, saved, updatedAt: clock.now() };
  await db
    .insert(adviceMarks)
    .values({ userId: actor.userId, articleId: id, ...marks })
    .onConflictDoUpdate({ target: [adviceMarks.userId, adviceMarks.articleId], set: marks });
  return await marksOn(context, id);
}
