/**
 * Two letters for an avatar: the first letters of the two dot-separated parts of the e-mail's local part, else its
 * first two letters; « U » without an e-mail (spec 1, « Navigation bar »).
 */
export function initials(email: string | null | undefined): string {
  const local = email?.split('@')[0] ?? '';
  if (local === '') return 'U';
  const [first = '', second = ''] = local.split('.');
  const letters =
    first !== '' && second !== '' ? first.charAt(0) + second.charAt(0) : local.replaceAll('.', '').slice(0, 2);
  return letters.toUpperCase() || 'U';
}
