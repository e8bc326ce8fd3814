import { randomUUID } from 'node:crypto';
import { maxTemplates, type NewTemplate, type TemplateType } from '@coach/contracts/features/templates';
import type { Language } from '@coach/contracts/language';
import type { UserContext } from '../../context.ts';
import { userTemplates } from '../../db/schema/templates.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { requireGate } from '../billing/require-gate.ts';
import { countTemplates, type TemplateRow } from './queries.ts';

export type TemplateContent = Pick<TemplateRow, 'content' | 'metadata' | 'document'>;

/** What can be saved, from the features that keep it. Both throw `not_found` for what is not the caller’s. */
export type TemplateSources = {
  letter(context: UserContext, id: string): Promise<TemplateContent>;
  optimisedCv(context: UserContext, id: string): Promise<TemplateContent>;
};

/**
 * Keeps a letter or an optimised CV as it stands. Throws `subscription_required` below builder, `not_found`, or
 * `conflict` (`templates_full`).
 */
export async function saveTemplate(
  context: UserContext,
  sources: TemplateSources,
  wanted: NewTemplate,
): Promise<TemplateRow> {
  const { db, actor, clock, language } = context;
  await requireGate(context, 'save_template');
  const { type } = wanted;
  const saved =
    wanted.type === 'cv'
      ? await sources.optimisedCv(context, wanted.analysisId)
      : await sources.letter(context, wanted.letterId);
  const createdAt = clock.now();
  const title = wanted.title ?? titleOf(type, language, createdAt);
  return await db.transaction(async (transaction) => {
    await lockAccount(transaction, actor.userId);
    if ((await countTemplates(transaction, actor.userId)) >= maxTemplates)
      throw new AppError('conflict', { reason: 'templates_full', values: { templates: maxTemplates } });
    const row = { id: randomUUID(), userId: actor.userId, type, title, createdAt, ...saved };
    const [inserted] = await transaction.insert(userTemplates).values(row).returning();
    return inserted as TemplateRow;
  });
}

const labels: Record<Language, Record<TemplateType, string>> = {
  fr: { motivation_letter: 'Lettre de motivation', cv: 'CV' },
  en: { motivation_letter: 'Cover letter', cv: 'CV' },
};

/** « Lettre de motivation – 21/11/2026 » */
function titleOf(type: TemplateType, language: Language, at: Date): string {
  const day = at.toLocaleDateString(language === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'Europe/Paris' });
  return `${labels[language][type]} – ${day}`;
}
