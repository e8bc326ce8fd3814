import { z } from 'zod';
import { keptLine } from '../text.ts';

export const maxContactLength = 5_000;

/** `POST /api/contact`: what a person writes to the operator, who answers by mail. */
export const contactSchema = z.object({
  subject: keptLine(150).min(1),
  message: z.string().trim().min(1).max(maxContactLength),
});
export type Contact = z.output<typeof contactSchema>;

export const contactAnswerSchema = z.object({ sent: z.literal(true) });
