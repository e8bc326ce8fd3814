/** A path of this site to go to after signing in, or null: another origin, `/auth` itself, nonsense. */
export function safeRedirect(value: string | null | undefined, origin: string): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const url = new URL(value, origin);
    if (url.origin !== new URL(origin).origin || url.pathname === '/auth') return null;
    // A path such as `/.//evil.example` resolves to `//evil.example`, which a browser reads as another host.
    return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
