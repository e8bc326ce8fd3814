import { decodeEntities } from './decode-entities.ts';

const blockTags = new Set(
  'p div br li ul ol tr td th table h1 h2 h3 h4 h5 h6 section article header footer main aside dd dt dl blockquote pre hr nav form body html title'.split(
    ' ',
  ),
);
const hiddenTags = new Set(
  'script style noscript template svg head iframe select button nav footer aside dialog form'.split(' '),
);
const emptyTags = new Set('br img input meta link hr source wbr area base col embed track'.split(' '));
/** What a page calls the parts that are not the offer. */
const strangers =
  /(?:^|[\s_-])(?:cookies?|consent|breadcrumbs?|fil-ariane|sr-only|visually-hidden|skip-?link|similar\w*|related|recommend\w*|newsletter|shar(?:e|ing)|social|modal|popup|popin|advert\w*|pub|sidebar|menu|navbar|banner|toolbar|toast)(?:$|[\s_-])/i;
const strangeRoles = /^(?:banner|navigation|contentinfo|dialog|alertdialog|complementary|search|menu)$/i;

type Tag = { name: string; closing: boolean; end: number; hidden: boolean };

/** Under this length an article is no offer but a teaser of one. */
const leastArticle = 400;

/** The text of a page as lines: of its main part or longest article where it has one. */
export function htmlText(html: string): string {
  const main = sectionOf(html, 'main') ?? sectionOf(html, 'article');
  const inner = main ? read(headAbove(html, main) + main) : '';
  return inner.length >= leastArticle ? inner : readOr(html);
}

/** A heading and its labels above the article that tells the offer: « <h1>Jardinier</h1> … Lyon, CDI ». */
const mostHead = 3000;

function headAbove(html: string, main: string): string {
  const at = html.indexOf(main);
  const first = /<h1[\s>]/i.test(main) ? -1 : html.slice(0, at).search(/<h1[\s>]/i);
  const open = html.lastIndexOf('<', at - 1);
  return first >= 0 && open > first && at - first < mostHead ? `${html.slice(first, open)}\n<br>` : '';
}

/** Where dropping what looks foreign leaves nothing, the page is read whole. */
function readOr(html: string): string {
  const text = read(html);
  return text.trim().length >= 15 || html.length > 200_000 ? text : read(html, false);
}

/** The longest element of a name, without what surrounds it. */
function sectionOf(html: string, name: string): string | null {
  const marks = new RegExp(`<(/?)${name}\\b[^<>]{0,2000}>`, 'gi');
  const opened: number[] = [];
  let best: string | null = null;
  for (const mark of html.matchAll(marks)) {
    if (mark[1] !== '/') opened.push(mark.index + mark[0].length);
    else {
      const from = opened.pop();
      if (from !== undefined && opened.length === 0 && mark.index - from > (best?.length ?? 0))
        best = html.slice(from, mark.index);
    }
  }
  return best;
}

function read(html: string, selective = true): string {
  const out: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      out.push(decodeEntities(html.slice(at)));
      break;
    }
    out.push(decodeEntities(html.slice(at, open)));
    at = readTag(html, open, out, selective);
  }
  return out.join('');
}

/** Handles the tag at `open`; answers where the text goes on. */
function readTag(html: string, open: number, out: string[], selective: boolean): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open);
  const tag = tagAt(html, open, selective);
  if (!tag) {
    if (html[open + 1] === '!') return after(html, '>', open);
    out.push('<');
    return open + 1;
  }
  if (!tag.closing && tag.hidden) {
    out.push('\n');
    return skipElement(html, tag.name, tag.end);
  }
  if (tag.name === 'li' && !tag.closing) out.push('\n• ');
  else if (blockTags.has(tag.name) || isChip(html, tag)) out.push('\n');
  return tag.end;
}

/** « <span>CDI</span><span>Lyon</span> »: labels side by side, which the page sets apart by its style. */
function isChip(html: string, { name, closing, end }: Tag): boolean {
  return closing && (name === 'span' || name === 'a') && html.startsWith(`<${name}`, end);
}

function tagAt(html: string, open: number, selective: boolean): Tag | null {
  const match = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(html.slice(open, open + 20));
  const name = match?.[2]?.toLowerCase();
  if (!match || !name) return null;
  const end = after(html, '>', open);
  const closing = match[1] === '/';
  const alone = emptyTags.has(name) || html[end - 2] === '/';
  const hidden = !closing && !alone && isHidden(name, html.slice(open, Math.min(end, open + 1000)), selective);
  return { name, closing, end, hidden };
}

function isHidden(name: string, tag: string, selective: boolean): boolean {
  if (hiddenTags.has(name)) return selective || !/^(?:nav|footer|aside|form)$/.test(name);
  if (!selective || name === 'body' || name === 'html' || name === 'main') return false;
  if (/\s(?:hidden|aria-hidden\s*=\s*["']?true)/i.test(tag) && !/aria-hidden\s*=\s*["']?false/i.test(tag))
    return name !== 'span' || !/icon/.test(tag);
  const role = attribute(tag, 'role');
  if (role && strangeRoles.test(role)) return true;
  return strangers.test(attribute(tag, 'class') ?? '') || strangers.test(attribute(tag, 'id') ?? '');
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** Past the end of an element, those of the same name inside it included. */
function skipElement(html: string, name: string, from: number): number {
  const marks = new RegExp(name === 'script' || name === 'style' ? `</${name}` : `<(/?)${name}(?=[\\s>/])`, 'gi');
  marks.lastIndex = from;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[1] === '' ? 1 : -1;
    if (depth === 0) return after(html, '>', mark.index);
  }
  return html.length;
}
