/** To be replaced by a measured warm-up. */
export async function warmPdf(): Promise<void> {}
