import { z } from 'zod';
import { cvDateSchema, educationStatuses, languageLevels } from './cv.ts';

const shortText = z.string().trim().min(1).max(300);
const longText = z.string().trim().min(1).max(2_000);
const id = z.string().min(1).max(64);
const index = z.number().int().nonnegative().max(500);

/**
 * One correction the person made to what was understood of their CV. They are kept in order beside the document and
 * applied after parsing; taking one back means leaving it out. `index` counts the entries as they stand after the
 * amendments before it.
 */
export const amendmentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set-contact'),
    id,
    field: z.enum(['fullName', 'email', 'phone', 'city', 'linkedin']),
    value: shortText.nullable(),
  }),
  z.object({ kind: z.literal('set-title'), id, value: shortText.nullable() }),
  z.object({ kind: z.literal('set-summary'), id, value: longText.nullable() }),
  z.object({
    kind: z.literal('set-experience'),
    id,
    /** null adds an entry at the top. */
    index: index.nullable(),
    value: z.object({
      title: shortText.nullable(),
      company: shortText.nullable(),
      start: cvDateSchema.nullable(),
      end: cvDateSchema.nullable(),
      /** null keeps the bullets as they are. */
      bullets: z.array(longText).max(60).nullable(),
    }),
  }),
  z.object({ kind: z.literal('remove-experience'), id, index }),
  z.object({
    kind: z.literal('set-education'),
    id,
    index: index.nullable(),
    value: z.object({
      degree: shortText.nullable(),
      school: shortText.nullable(),
      year: z
        .string()
        .regex(/^\d{4}$/)
        .nullable(),
      obtained: z.boolean().nullable(),
      /** Where given it decides, and `obtained` follows; corrections of before statuses have only `obtained`. */
      status: z.enum(educationStatuses).nullable().optional(),
    }),
  }),
  z.object({ kind: z.literal('remove-education'), id, index }),
  z.object({
    kind: z.literal('set-languages'),
    id,
    value: z.array(z.object({ name: shortText, level: z.enum(languageLevels).nullable() })).max(30),
  }),
  /** « Je l'ai »: the skill, and the sentence that proves it; the sentence becomes a line of the CV. */
  z.object({
    kind: z.literal('add-skill'),
    id,
    name: shortText,
    proof: longText,
    /** The experience the proof belongs to; null when it stands alone. */
    experience: index.nullable(),
  }),
  z.object({ kind: z.literal('remove-skill'), id, name: shortText }),
  /** A line of the original reworded: `start`/`end` are offsets into the original text. */
  z.object({
    kind: z.literal('replace-line'),
    id,
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
    text: longText,
  }),
  z.object({
    kind: z.literal('remove-line'),
    id,
    start: z.number().int().nonnegative(),
    end: z.number().int().nonnegative(),
  }),
]);
export type Amendment = z.infer<typeof amendmentSchema>;

/** All the texts of a CV's corrections together, in UTF-16 code units: half of the longest CV. */
export const maxAmendmentsLength = 60_000;

export const amendmentsSchema = z
  .array(amendmentSchema)
  .max(300)
  .check(({ value, issues }) => {
    if (textLength(value) <= maxAmendmentsLength) return;
    issues.push({
      ...{ code: 'too_big', origin: 'string', maximum: maxAmendmentsLength, inclusive: true },
      input: value,
    });
  });

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, each) => sum + textLength(each), 0);
}
