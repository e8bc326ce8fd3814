import { z } from 'zod';

/** One line of a form: what would start another line, hide or turn the text around is gone, as are spaces at its ends. */
export function keptLine(maximum: number) {
  return z
    .string()
    .max(maximum * 2)
    .overwrite((text) =>
      text
        .replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+ ?/gu, ' ')
        .toWellFormed()
        .trim(),
    )
    .max(maximum);
}
