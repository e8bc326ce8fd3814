import { productName } from '@coach/contracts/brand';
import { passwordMinLength } from '@coach/contracts/features/auth';
import { AppError } from '../../http/app-error.ts';
import { isStolenPassword } from './is-stolen-password.ts';

type Owner = { fullName: string; email: string };

/** Throws `weak_password` with its reasons: `length`, `common`, `personal`. */
export async function checkPassword(password: string, owner: Owner): Promise<void> {
  const folded = fold(password);
  const reasons: string[] = [];
  if ([...password].length < passwordMinLength) reasons.push('length');
  if ((await isStolenPassword(password)) || isOneRun(folded)) reasons.push('common');
  if (isPersonal(folded, owner)) reasons.push('personal');
  if (reasons.length > 0) throw new AppError('weak_password', { reasons });
}

/** One character again and again: `aaaaaaaa`. */
function isOneRun(folded: string): boolean {
  return folded.length > 0 && new Set(folded).size === 1;
}

/** Their names, their address or the site's name, in any order, with at most a few characters around. */
function isPersonal(folded: string, { fullName, email }: Owner): boolean {
  const [local = '', domain = ''] = email.split('@');
  const sources = [
    fullName,
    ...fullName.split(/[\s'-]+/),
    email,
    local,
    ...local.split(/[._+-]/),
    domain.split('.')[0] ?? '',
    productName,
  ];
  const words = sources.map(fold).filter((word) => word.length >= 4);
  const others = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), folded);
  return others.length < folded.length && others.length <= 4;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
