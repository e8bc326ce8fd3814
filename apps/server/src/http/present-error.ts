import type { ApiErrorBody } from '@coach/contracts/api-error';
import { errorStatus } from '@coach/contracts/errors';
import type { Language } from '@coach/contracts/language';
import type { AppError } from './app-error.ts';
import { codeTexts, type FieldFault, fieldTexts, type Text } from './error-texts.ts';
import { reasonTexts } from './reason-texts.ts';

/** After which to try again where nobody knows better. */
const awhileSeconds = 5;

/** The body and status of a refusal. Only what is listed here leaves the server. */
export function presentError(error: AppError, language: Language, requestId: string) {
  const { fields, faults, reason, reasons, success, needsUpgrade, retryAfterSeconds } = error.details;
  const body: ApiErrorBody = { error: error.code, message: messageOf(error, language, requestId) };
  if (fields) body.fields = fields;
  if (faults) body.fields = { ...fields, ...fieldsOf(faults, language) };
  if (reason) body.reason = reason;
  if (reasons) body.reasons = reasons;
  if (success === false) body.success = success;
  if (needsUpgrade !== undefined) body.needsUpgrade = needsUpgrade;
  if (error.code === 'internal') body.requestId = requestId;
  const headers: Record<string, string> = {};
  const wait = retryAfterSeconds ?? (error.code === 'unavailable' ? awhileSeconds : undefined);
  if (wait !== undefined) headers['retry-after'] = String(Math.ceil(wait));
  return { status: errorStatus[error.code], body, headers };
}

/** A text with its `{names}` replaced. */
export function fillText(text: Text, language: Language, values: Record<string, string | number>): string {
  const filled = text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return language === 'fr' ? withFrenchSpaces(filled) : filled;
}

function fieldsOf(faults: Record<string, FieldFault>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, fillText(fieldTexts[fault], language, {})]),
  );
}

function messageOf(error: AppError, language: Language, requestId: string): string {
  const { reason, reasons, values, retryAfterSeconds } = error.details;
  const named = reason ?? reasons?.[0];
  const text = (named && reasonTexts[error.code]?.[named]) || codeTexts[error.code];
  return fillText(text, language, { requestId, wait: waitText(retryAfterSeconds ?? 0, language), ...values });
}

function waitText(seconds: number, language: Language): string {
  if (seconds < 60) return language === 'fr' ? "moins d'une minute" : 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  return language === 'fr'
    ? `${minutes} minute${minutes > 1 ? 's' : ''}`
    : `${minutes} minute${minutes > 1 ? 's' : ''}`;
}

/** French puts a narrow no-break space before ; ! ? and a no-break space before a colon. */
function withFrenchSpaces(text: string): string {
  return text.replaceAll(/ ([;!?])/g, '\u202f$1').replaceAll(' :', '\u00a0:');
}
