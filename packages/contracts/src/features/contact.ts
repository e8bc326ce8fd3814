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

/** `GET /api/contact`: whether the operator has given an address that messages arrive at. */
export const contactStateSchema = z.object({ reached: z.boolean() });
export type ContactState = z.output<typeof contactStateSchema>;
