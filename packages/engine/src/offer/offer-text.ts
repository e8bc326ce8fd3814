import { isPlace, titleLikeness } from '../cv/sections/judge-part.ts';
import { isRegion } from '../text/known-names.ts';
import { decodeEntities } from './decode-entities.ts';
import { boards, generic, isCommonNoun, ordinary } from './employer-in.ts';
import { htmlText } from './html-text.ts';
import { postingHead, readJobPosting } from './job-posting.ts';

/** Whether a text is HTML rather than plain text that happens to have a « < » in it. */
export function isHtml(text: string): boolean {
  return /<(?:!doctype|html|body|div|p|ul|li|br|h[1-6]|span|section|article|strong|b|em|table)\b[^<>]{0,400}>/i.test(
    text.slice(0, 100_000),
  );
}

/**
 * The text of an offer. HTML becomes lines, one for each block, list items marked « • »: first what the page tells
 * machines of the job (JSON-LD), then the article itself, without menus, banners and other offers. Linear.
 */
export function offerText(source: string): string {
  if (!isHtml(source)) return source;
  const posting = readJobPosting(source);
  const page = tidyLines(htmlText(source));
  const house = houseOf(source);
  if (!posting) return house ? `Entreprise : ${house}\n\n${page}` : page;
  const told = tidyLines(htmlText(posting.description ?? ''));
  const body = told.length > page.length * 0.7 ? told : page;
  return `${postingHead(posting).join('\n')}\n\n${body}`.trim();
}

const careers = '(?:[Cc]arrières?|[Cc]areers?|[Rr]ecrutement)';
const named = "\\p{Lu}[\\p{L}\\d’'&.-]*(?: (?:(?:de|du|des|la|le|les|et|&) )?\\p{Lu}[\\p{L}\\d’'&.-]*){0,4}";
const ofHouse = new RegExp(
  `[|–—•-]\\s*(?:${careers} (?:chez )?(?<a>${named})|(?<b>${named}) (?:recrute|[–-] ${careers}))\\s*$`,
  'u',
);

/** « Fleuriste H/F | Carrières Sorvel »: the house whose own site shows the offer, by the title of the page. */
function houseOf(source: string): string | null {
  const title = /<title[^<>]{0,200}>([^<>]{1,300})<\/title>/i.exec(source.slice(0, 20_000))?.[1];
  const groups = title ? ofHouse.exec(decodeEntities(title.trim()))?.groups : undefined;
  const house = groups?.a ?? groups?.b ?? null;
  return house === null || isNoHouse(house) ? null : house;
}

/** « Recrutement Lyon », « HelloWork - Recrutement », « Carrières Juridiques »: a town, a board, a field of work. */
function isNoHouse(name: string): boolean {
  if (isPlace(name) || isRegion(name) || boards.test(name) || generic.test(name) || ordinary.test(name)) return true;
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return (
    words.every((word) => ofField.test(word)) || (words.length === 1 && (isCommonNoun(name) || titleLikeness(name) > 0))
  );
}

const ofField =
  /(?:iques?|ales|elles|ives|aires?|ières|[cdgt]ial|ical|riel|ciel|nnel)$|^(?:santé|btp|rh|it|finance|droit|banque|assurance|logistique|transports?|vente|sport)$/iu;

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
