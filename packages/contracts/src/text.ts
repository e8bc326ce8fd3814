import { z } from 'zod';

/**
 * One line of a form, kept to the character but for the spaces at its ends. Characters that start another line or that no
 * screen shows as anything (Unicode Cc, Zl, Zp) are refused; direction marks, joiners and emoji are people’s own.
 */
export function keptLine(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.isWellFormed(), { params: { fault: 'control' } });
}
