/** Pages drawn by the browser alone that anyone may open without an account. */
const openAppPages = ['/career-advice', '/cv-crafting', '/interview-coaching', '/resources-community'];
const closed = ['/api/', '/dashboard', '/linkedin-improvement', '/paiement-simule', '/boite-mail', '/photos/'];

/** `robots.txt` and `sitemap.xml` for the pages of the build (relative path → HTML) under `origin`. */
export function describeSite(origin: string, pages: Map<string, string>): Map<string, string> {
  const listed = [...pages.values()].flatMap((html) => canonicalOf(html) ?? []);
  const addresses = [...new Set([...listed, ...openAppPages.map((page) => origin + page)])].sort();
  const robots = ['User-agent: *', ...closed.map((page) => `Disallow: ${page}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return new Map([
    ['robots.txt', `${robots.join('\n')}\n`],
    ['sitemap.xml', sitemapOf(addresses)],
  ]);
}

/** Pages that are not to be found name no address of their own. */
function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

function sitemapOf(addresses: string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
