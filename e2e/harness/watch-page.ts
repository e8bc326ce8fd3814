import type { Page } from 'playwright-core';

/** A refused request, or a network taken away, is part of many journeys; the page shows it, and the browser logs it too. */
const refusal =
  /^Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;

/**
 * Collects what must never happen on a page: errors in the console, uncaught exceptions, breaches of the
 * content security policy, answers 5xx, and missing files. The list grows as the page is used.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) faults.push(`console: ${message.text()}`);
    if (message.text().startsWith('csp-breach')) faults.push(message.text());
  });
  page.on('response', (response) => {
    const isFile = !['document', 'fetch', 'xhr'].includes(response.request().resourceType());
    if (response.status() >= 500 || (isFile && response.status() >= 400)) {
      faults.push(`${response.status()} ${response.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: this is how it leaves the page
      console.info(`csp-breach: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return faults;
}
