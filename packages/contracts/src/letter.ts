import { z } from 'zod';
import { evidenceSchema } from './report.ts';

/** The tones of the profile (« ton de l’IA »). */
export const letterTones = ['professionnel', 'convivial', 'direct', 'enthousiaste', 'analytique'] as const;
export const letterToneSchema = z.enum(letterTones);
export type LetterTone = z.infer<typeof letterToneSchema>;

/** `extra` is what the person added for this letter: offsets index that text. */
export const letterEvidenceSchema = evidenceSchema.extend({ source: z.enum(['cv', 'offer', 'extra']) });
export type LetterEvidence = z.infer<typeof letterEvidenceSchema>;

export const letterSentenceSchema = z.object({ text: z.string(), evidence: z.array(letterEvidenceSchema) });
export type LetterSentence = z.infer<typeof letterSentenceSchema>;

/** « Vous – moi – nous »: whom a paragraph is about. */
export const letterRoles = ['you', 'me', 'us'] as const;

export const letterSchema = z.object({
  tone: letterToneSchema,
  sender: z.object({
    fullName: z.string().nullable(),
    city: z.string().nullable(),
    /** As it is printed: « 06 39 98 12 34 ». */
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  recipient: z.object({
    company: z.string().nullable(),
    /** « Service recrutement », or whom the offer names. */
    contact: z.string(),
    city: z.string().nullable(),
  }),
  /** « Lyon, le 21 novembre 2026 ». */
  placeAndDate: z.string(),
  /** Without the word « Objet ». */
  subject: z.string(),
  salutation: z.string(),
  paragraphs: z.array(z.object({ role: z.enum(letterRoles), sentences: z.array(letterSentenceSchema) })),
  closing: z.string(),
  signature: z.string(),
  /** Requirements of the offer that the letter leaves out or tells as an aim, because the CV does not show them. */
  missing: z.array(z.string()),
  /** From the salutation to the closing. */
  words: z.number().int().nonnegative(),
});
export type Letter = z.infer<typeof letterSchema>;
