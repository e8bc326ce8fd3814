const days = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole, and until when that is known to be so. */
export function securityText(contact: string, appUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + days * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
