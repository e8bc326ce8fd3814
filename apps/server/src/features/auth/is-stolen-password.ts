import { commonPasswords } from './common-passwords.ts';

let stolen: Promise<Set<string>> | null = null;

/**
 * Whether it stands, in whatever case, among those found most in published thefts: some 49,000, by zxcvbn’s ranking, and
 * French ones beside them. Read at the first question, for most processes are asked none for hours.
 */
export async function isStolenPassword(password: string): Promise<boolean> {
  const folded = password.toLowerCase();
  stolen ??= readStolen();
  return commonPasswords.has(folded) || (await stolen).has(folded);
}

async function readStolen(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
