import { z } from 'zod';
import type { Amendment } from './amendment.ts';
import type { Contact } from './cv.ts';

/** What is wrong with a correction: told beside the field, and refused where it is kept. */
export type AmendmentFault = 'phone' | 'email' | 'date' | 'period';

const emailSchema = z.email().max(254);
/** After the signs people part their numbers with: ten digits in France, and around it; or its country’s code first. */
const national = /^0[1-9]\d{8}$/;
const french = /^(?:\+|00)330?[1-9]\d{8}$/;
const foreign = /^(?:\+|00)(?!33)[1-9]\d{6,14}$/;

/** What is wrong with one way of reaching a person, as they wrote it. Names, towns and profiles are written in any way. */
export function faultOfContact(field: keyof Contact, written: string): AmendmentFault | null {
  if (field === 'email') return emailSchema.safeParse(written.trim()).success ? null : 'email';
  if (field !== 'phone') return null;
  const number = written.replace(/\(0\)|[\s\p{Pd}./()·]/gu, '');
  return [national, french, foreign].some((form) => form.test(number)) ? null : 'phone';
}

/**
 * What is wrong with a period: dates as `cvDateSchema` has them, either of them unknown. A year alone lies anywhere in it:
 * « mars 2021 – 2021 » is in order.
 */
export function faultOfPeriod(start: string | null, end: string | null): 'date' | 'period' | null {
  if (start === 'present' || [start, end].some((date) => date !== null && !isOfOurTime(date))) return 'date';
  if (start === null || end === null || end === 'present') return null;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length) ? 'period' : null;
}

function isOfOurTime(date: string): boolean {
  return date === 'present' || /^(19|20)/.test(date);
}

/** The field of a correction that is at fault (a path within it) and what is wrong with it; null where all is well. */
export function faultOfAmendment(amendment: Amendment): { path: string; fault: AmendmentFault } | null {
  if (amendment.kind === 'set-contact') {
    const fault = amendment.value === null ? null : faultOfContact(amendment.field, amendment.value);
    return fault && { path: 'value', fault };
  }
  if (amendment.kind === 'set-experience') {
    const { start, end } = amendment.value;
    const fault = faultOfPeriod(start, end);
    return (
      fault && { path: fault === 'period' || faultOfPeriod(start, null) === null ? 'value.end' : 'value.start', fault }
    );
  }
  if (amendment.kind !== 'set-education' || amendment.value.year === null) return null;
  return isOfOurTime(amendment.value.year) ? null : { path: 'value.year', fault: 'date' };
}
