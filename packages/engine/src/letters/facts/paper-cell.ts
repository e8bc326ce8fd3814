/** Where one paper stands in a CV: its own words on a line that may tell several, and the date that is said of it. */
export type PaperCell = { start: number; text: string };

const longest = 160;

/** Words a paper begins with. */
const paper =
  /^(?:(?:\d{1,2}\/)?(?:19|20)\d\d\s?:|(?:recyclage |mac |maintien )?(?:caces|r ?4\d\d|sst|ssiap|psc ?1|afgsu|haccp|habilitations?|permis|adr|fimo|fco|cartes?|certi\p{L}+|attestations?|aipr|bafa|bafd|toeic|toefl|delf|dalf|tosa|formations?|gestes|sauveteur|atex|travail|échafaudages?|amiante|diplômes?|cléa|brevets?|titre|cqp|opquast)(?![\p{L}\d]))/iu;

/** What goes on to tell of the paper before it: when, how, of which kind. */
const more =
  /^(?:de|du|des|depuis|d[’']|jusqu|valables?|valides?|validité|obtenue?s?|passée?s?|recycl|renouvel|maintien|mac$|mise à|à jour|fait|en |le |n°|score|niveau|catégories?|cat\.|options?|mention|(?:janv|févr?|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\p{L}*\.?(?= )|\d|[A-G]\d?(?!\p{L})|[BH](?:\d|[RCSEF])[\p{Lu}\d]{0,3}(?!\p{L})|PEMP|nacelles?|\()/iu;

const dateAlone = /^[^\p{L}]*(?:\p{L}{3,9}\.? )?(?:(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\d\d[^\p{L}]*$/u;

type Part = { text: string; start: number; sign: string };

/** The words said of the paper that stands at a place of a text. */
export function paperCell(text: string, at: number): PaperCell {
  const from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - longest);
  const parts = partsOf(lineFrom(text, from, at));
  const own = parts.findLastIndex(({ start }) => from + start <= at);
  let first = Math.max(0, own);
  while (first > 0 && !opens(parts[first] as Part)) first--;
  if (first === 0 && dateAlone.test(parts[0]?.text ?? '') && own > 0) first = 1;
  let last = first;
  while (last + 1 < parts.length && !opens(parts[last + 1] as Part)) last++;
  const told = parts.slice(first, last + 1).map(({ text: words, sign }, index) => (index > 0 ? sign : '') + words);
  const lead = first > 0 ? dateAhead(parts, first, told.join('')) : '';
  return { start: from + (parts[first]?.start ?? 0), text: lead + told.join('') };
}

/** « 2022 ⇥ Habilitation B0 ; formation amiante »: the only date of a line, at its head, is that of all it tells. */
function dateAhead(parts: readonly Part[], first: number, told: string): string {
  const date = parts[0]?.text ?? '';
  if (!dateAlone.test(date) || /(?:19|20)\d\d/.test(told)) return first === 1 && dateAlone.test(date) ? `${date} ` : '';
  const isOnly = parts.slice(1).every(({ text }) => !/(?:19|20)\d\d/.test(text));
  return first === 1 || isOnly ? `${date} ` : '';
}

/** The line, and what closes a bracket it leaves open. */
function lineFrom(text: string, from: number, at: number): string {
  const end = text.indexOf('\n', at);
  const line = text.slice(from, Math.min(end < 0 ? text.length : end, at + longest));
  const isOpen = line.lastIndexOf('(') > line.lastIndexOf(')');
  const rest = isOpen && end > 0 ? (/^\n[^()\n]{0,40}\)/u.exec(text.slice(end, end + 60))?.[0] ?? '') : '';
  return line + rest.replace('\n', ' ');
}

function partsOf(line: string): Part[] {
  // Signs in brackets part nothing.
  const open = line.replace(/\([^()]*\)/gu, (inside) => '_'.repeat(inside.length));
  const parts: Part[] = [];
  let start = 0;
  let sign = '';
  for (const match of open.matchAll(/\t+|\s[–—|·•+/-]\s|\s?;\s?|,\s|\.\s(?=\p{Lu})/gu)) {
    parts.push({ text: line.slice(start, match.index), start, sign });
    start = match.index + match[0].length;
    sign = match[0];
  }
  parts.push({ text: line.slice(start), start, sign });
  return parts.filter(({ text }) => text.trim() !== '');
}

function opens({ text, sign }: Part): boolean {
  const words = text.replace(/^[^\p{L}\d(]+/u, '');
  if (paper.test(words)) return true;
  if (more.test(words) || /^,/.test(sign)) return false;
  return /;/.test(sign) || /^\p{Lu}/u.test(words);
}
