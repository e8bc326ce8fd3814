import type { Language } from '@coach/contracts/language';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { fieldTexts } from './error-texts.ts';
import { fillText } from './present-error.ts';

/** The value a contract makes of what was sent. Throws `validation` with one sentence per field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= fillText(fieldTexts[faultOf(issue)], language, {
      maximum: 'maximum' in issue ? Number(issue.maximum) : '',
    });
  }
  throw new AppError('validation', { fields });
}

function faultOf(issue: z.core.$ZodIssue): keyof typeof fieldTexts {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'required' : 'too_short';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  return issue.code === 'custom' && issue.params?.fault === 'control' ? 'control' : 'invalid';
}
