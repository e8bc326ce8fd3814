import { z } from 'zod';
import { headingKinds } from './cv.ts';
import { spanSchema } from './span.ts';

/** A CV to be laid out: the typed document that DOCX, DOC, PDF and TXT are drawn from. */
export const cvDocumentSchema = z.object({
  fullName: z.string(),
  headline: z.string().nullable(),
  contact: z.array(z.object({ kind: z.enum(['email', 'phone', 'city', 'linkedin', 'other']), text: z.string() })),
  sections: z.array(
    z.object({
      kind: z.enum(headingKinds),
      title: z.string(),
      blocks: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('paragraph'), text: z.string() }),
          z.object({
            kind: z.literal('entry'),
            title: z.string(),
            /** Employer or school, and place. */
            subtitle: z.string().nullable(),
            /** As it is printed: « janv. 2020 – déc. 2023 ». */
            dates: z.string().nullable(),
            bullets: z.array(z.string()),
          }),
          z.object({ kind: z.literal('list'), items: z.array(z.string()), inline: z.boolean() }),
        ]),
      ),
    }),
  ),
});
export type CvDocument = z.infer<typeof cvDocumentSchema>;

/** One difference between the person's CV and the optimised one. */
export const cvChangeSchema = z.object({
  kind: z.enum(['reworded', 'moved', 'merged', 'spelled', 'removed', 'added']),
  /** The line of the CV; null for `added`. */
  before: z.string().nullable(),
  span: spanSchema.nullable(),
  /** null for `removed`. */
  after: z.string().nullable(),
  reason: z.string(),
  /** Where a model worded it: which one, and the engine’s own line, which the person may take back. */
  wording: z.object({ line: z.string(), model: z.string() }).optional(),
});
export type CvChange = z.infer<typeof cvChangeSchema>;

/** Every line of the original is in `document` or in `changes`. */
export const optimisedCvSchema = z.object({ document: cvDocumentSchema, changes: z.array(cvChangeSchema) });
export type OptimisedCv = z.infer<typeof optimisedCvSchema>;

/** A line of a CV that may be said otherwise, and the job it tells of; null for the summary. */
export type LineToWord = { text: string; title: string | null };

/** Lines of the optimised CV that a model was asked for; `after` stands in for the engine’s own, to the letter. */
export const cvWordingSchema = z.array(
  z.object({
    before: z.string(),
    /** The same as `before` where nothing better was found. */
    after: z.string(),
    model: z.string(),
    /** The person took the engine’s line back. */
    undone: z.boolean(),
  }),
);
export type CvWording = z.infer<typeof cvWordingSchema>;
