import { lookUp } from '../text/look-up.ts';

const blockTags = new Set(
  'p div br li ul ol tr td th table h1 h2 h3 h4 h5 h6 section article header footer main aside dd dt dl blockquote pre hr nav form body html title'.split(
    ' ',
  ),
);
const hiddenTags = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe', 'select', 'button']);
const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  ouml: 'ö',
  icirc: 'î',
  iuml: 'ï',
  ucirc: 'û',
  ugrave: 'ù',
  uuml: 'ü',
  oelig: 'œ',
  aelig: 'æ',
  Eacute: 'É',
  Egrave: 'È',
  Ecirc: 'Ê',
  Agrave: 'À',
  Ccedil: 'Ç',
  Ocirc: 'Ô',
  Icirc: 'Î',
  OElig: 'Œ',
  laquo: '«',
  raquo: '»',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  sup2: '²',
  shy: '',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  rarr: '→',
  check: '✓',
  times: '×',
};

/** Whether a text is HTML rather than plain text that happens to have a « < » in it. */
export function isHtml(text: string): boolean {
  return /<(?:!doctype|html|body|div|p|ul|li|br|h[1-6]|span|section|article|strong|b|em|table)\b[^<>]{0,400}>/i.test(
    text.slice(0, 100_000),
  );
}

/** The text of an offer: HTML becomes lines, one per block, list items marked « • »; one pass, linear. */
export function offerText(source: string): string {
  return isHtml(source) ? tidyLines(stripTags(source)) : source;
}

function stripTags(html: string): string {
  const out: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      out.push(decodeEntities(html.slice(at)));
      break;
    }
    out.push(decodeEntities(html.slice(at, open)));
    at = readTag(html, open, out);
  }
  return out.join('');
}

/** Handles the tag at `open`; answers where the text goes on. */
function readTag(html: string, open: number, out: string[]): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open);
  const name = /^<\/?([a-z][a-z0-9]{0,15})/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase();
  if (!name && html[open + 1] !== '!') {
    out.push('<');
    return open + 1;
  }
  const end = after(html, '>', open);
  if (name && hiddenTags.has(name) && html[open + 1] !== '/' && html[end - 2] !== '/')
    return skipElement(html, name, end);
  if (name === 'li' && html[open + 1] !== '/') out.push('\n• ');
  else if (name && blockTags.has(name)) out.push('\n');
  return end;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function skipElement(html: string, name: string, from: number): number {
  let at = from;
  for (;;) {
    const close = html.indexOf('</', at);
    if (close < 0) return html.length;
    if (html.slice(close + 2, close + 2 + name.length).toLowerCase() === name) return after(html, '>', close);
    at = close + 2;
  }
}

/** Named and numbered entities as characters; what is unknown stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,7});/gi, (whole, body: string) => {
    if (body[0] !== '#') return lookUp(namedEntities, body) ?? lookUp(namedEntities, body.toLowerCase()) ?? whole;
    const code =
      body[1] === 'x' || body[1] === 'X' ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
    return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
  });
}

function tidyLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const clean = line
      .split(/[ \t\r\f\v]+/)
      .join(' ')
      .trim();
    if (clean === '' || clean === '•') {
      if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
      continue;
    }
    if (lines.at(-1) === '' && clean.startsWith('• ') && lines.at(-2)?.startsWith('• ')) lines.pop();
    lines.push(clean);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}
