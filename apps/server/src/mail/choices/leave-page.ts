/** Where a mail’s own link leads: a page asks before it changes anything. The token travels behind `#`, unseen by logs. */
export function leavePage(appUrl: string, token: string): string {
  return `${appUrl}/e-mails#token=${encodeURIComponent(token)}`;
}

/** Where mail programs post by themselves. */
export function leaveAddress(appUrl: string, token: string): string {
  return `${appUrl}/api/mail-choices/leave/${encodeURIComponent(token)}`;
}
