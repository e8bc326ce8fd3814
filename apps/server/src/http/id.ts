import { AppError } from './app-error.ts';

/** Identifiers are UUIDs; anything else is nothing we made. Throws `not_found`. */
export function checkId(id: string | undefined): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '')) throw new AppError('not_found');
  return id as string;
}
