import { z } from 'zod';
import { adviceCategories, adviceLevels } from '../advice.ts';
import { sourceSchema } from '../source.ts';

/** Characters of an article that its card shows (spec 2, section 9). */
export const cardSummaryLength = 120;
/** Articles of a page of the list. */
export const articlesAtOnce = 24;
/** Articles that everybody reads (spec 2, section 9). */
export const freeArticles = 10;
/** Tags of a card, the rest counted (spec 2, section 9). */
export const cardTags = 3;
/** Closed articles told by name to those who may not read them. */
export const lockedAtOnce = 6;

/** `GET /api/advice-library`: what is sought forgives accents, inflection and typing errors, titles first. */
export const adviceQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  category: z.enum(adviceCategories).optional(),
  level: z.enum(adviceLevels).optional(),
  /** Only those the person put aside to read. */
  saved: z.literal('1').optional(),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(articlesAtOnce),
});
export type AdviceQuery = z.infer<typeof adviceQuerySchema>;

export const adviceCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(adviceCategories),
  experienceLevel: z.enum(adviceLevels),
  /** `tous`, or a sector. */
  industry: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  /** Everybody may read it. */
  free: z.boolean(),
  /** The person’s own marks; false for visitors. */
  read: z.boolean(),
  saved: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdviceCard = z.infer<typeof adviceCardSchema>;

/** An article by name alone. */
export const adviceNameSchema = adviceCardSchema.pick({ id: true, title: true, category: true, experienceLevel: true });
export type AdviceName = z.infer<typeof adviceNameSchema>;

/** Those the caller may read: the ten free ones for visitors and below builder, else all. */
export const adviceListSchema = z.object({
  items: z.array(adviceCardSchema),
  /** Those that fit what was asked and the caller may read. */
  total: z.int().nonnegative(),
  /** All there are in the library. */
  librarySize: z.int().nonnegative(),
  /** Whether the caller reads the whole library. */
  whole: z.boolean(),
  /** What fits as well and the plan does not open: how many, and the first by name. */
  locked: z.object({ total: z.int().nonnegative(), items: z.array(adviceNameSchema) }),
});
export type AdviceList = z.infer<typeof adviceListSchema>;

/** `GET /api/advice-library/:id`: 403 `subscription_required` for one that the plan does not open. */
export const adviceArticleSchema = adviceCardSchema.extend({
  /** Markdown: paragraphs, `##` headings, lists, quotes, bold. */
  content: z.string(),
  sources: z.array(sourceSchema),
  /** On the same matter, among those the caller may read. */
  related: z.array(adviceNameSchema),
});
export type AdviceArticle = z.infer<typeof adviceArticleSchema>;

/** `PUT /api/advice-library/:id/marks`, for signed-in people. */
export const adviceMarksSchema = z.object({ read: z.boolean().optional(), saved: z.boolean().optional() });
