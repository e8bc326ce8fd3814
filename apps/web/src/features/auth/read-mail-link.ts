export type MailLink = { type: 'recovery' | 'signup'; token: string };

/** What a mail's link carries behind `#`, or null for any other address. */
export function readMailLink(hash: string): MailLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [type, token] = [values.get('type'), values.get('token')];
  return (type === 'recovery' || type === 'signup') && token ? { type, token } : null;
}
