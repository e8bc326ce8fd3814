/** Addresses that the server takes for its own as they stand; others go through /auth, which leads on. */
const plain = /^\/[\w\-./]*(?:\?[\w\-./+=&%@]*)?$/;

/** Where Google's answer shall lead, given where the person was going and the page that could lead there. */
export function googleCallback(next: string, authPage: string): string {
  const path = next.split('#')[0] ?? '';
  return path === next && plain.test(path) ? path : authPage;
}
