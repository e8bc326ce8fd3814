import { typeset } from '../french/typeset.ts';

/** What has run out, or is to be renewed: a letter says nothing of it. */
const lapsed =
  /expir(?!e (?:en|le|fin))|périm|échue?(?!\p{L})|plus (?:valable|valide)|non renouvel|à (?:renouveler|repasser|recycler|mettre à jour)|recycl\p{L}* (?:à (?:faire|prévoir|passer|effectuer)|prévue?)/iu;

const until =
  /(?:jusqu['’](?:en|au|à)|échéance|expire)[^\d]{0,24}?(?:\d{1,2} )?(?:(?:\d{1,2}\/)?(\d{1,2})\/|(\p{L}+) )?((?:19|20)\d\d)/iu;

const months = ['janv', 'févr', 'mars', 'avri', 'mai', 'juin', 'juil', 'août', 'sept', 'octo', 'nove', 'déce'];

/** Whether the words said of a paper tell that it is held no more on a day (YYYY-MM-DD). */
export function hasLapsed(cell: string, today: string): boolean {
  if (lapsed.test(cell)) return true;
  const [, figure, name = '', year] = until.exec(cell) ?? [];
  if (!year) return false;
  const named = months.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;
  const month = figure ? Number(figure) : named > 0 ? named : 12;
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}

const renewing = /recycl|renouvel|maintien|(?<!\p{L})MAC(?!\p{L})|remise à niveau/iu;

/**
 * What tells that a paper holds, in brackets: until when, else when it was renewed, else its year; '' where the words said
 * of it do not tell.
 */
export function stateOfPaper(cell: string): string {
  const told = /(?:valables?|valides?|à jour) (jusqu['’](?:en|au|à) (?:\d{1,2} )?(?:\p{L}+ )?\d{4})/iu.exec(cell)?.[1];
  if (told) return ` (valable ${typeset(told).toLowerCase()})`;
  const years = cell.match(/(?<![\d/-])(?:19|20)\d\d(?![\d-])|(?<=(?<!\d)\d\d\/)(?:19|20)\d\d(?!\d)/g) ?? [];
  if (/jusqu|échéance|expire/i.test(cell)) return years.length === 1 ? ` (valable jusqu’en ${years[0]})` : '';
  const at = renewing.exec(cell)?.index ?? -1;
  if (at >= 0) return renewal(cell, at, years);
  return years.length === 1 ? ` (${years[0]})` : '';
}

/** « recyclé en mars 2025 », « maintien 2026 », « recyclage » beside the only year there is. */
function renewal(cell: string, at: number, years: readonly string[]): string {
  const verb = /renouvel/i.test(cell.slice(at, at + 8)) ? 'renouvelé' : 'recyclé';
  const [, month = '', year] =
    /^\p{L}+(?: des acquis)?(?: \p{Lu}{2,6}(?: \d)?)?[\s:,(]*(?:fait |faite )?(?:en |le )?(?:\d{1,2} )?(\p{Ll}+ )?((?:19|20)\d\d)/u.exec(
      cell.slice(at),
    ) ?? [];
  const ahead = /^[^\p{L}]*((?:19|20)\d\d)[^\p{L}]*$/u.exec(cell.slice(0, at))?.[1];
  if (ahead) return ` (${verb} en ${ahead})`;
  const behind = /^\p{L}+[^.;]*?(?:19|20)\d\d(?:(?:, | et )(?:19|20)\d\d)+/iu.exec(cell.slice(at))?.[0].slice(-4);
  if (behind) return ` (${verb} en ${behind})`;
  if (year) return ` (${verb} en ${/^(?:en|le|de) $/.test(month) ? '' : month}${year})`;
  return years.length === 1 ? ` (${verb} en ${years[0]})` : '';
}

const code = String.raw`[BH](?:\d|[RCSEF])[\p{Lu}\d]{0,3}(?:[-/][BH]\d[\p{Lu}\d]{0,3})?`;
const codes = new RegExp(
  String.raw`habilitations? électriques? ?:? ?\(?((?:${code})(?:(?:,? (?:et |[–—/-] )?|, ?|/)(?:${code})(?![\p{L}\d]))*)(?![\p{L}\d])`,
  'iu',
);
const category = String.raw`(?:\d{1,2}[AB]?|[A-G]\d?)(?![\p{L}\d])`;
const categories = new RegExp(
  String.raw`R ?(\d{3})(?: (?:PEMP|nacelles?))?,? ((?:cat(?:égorie)?s?\.? )?)((?:${category})(?:(?:,? (?:et )?|/)(?:${category}))*)`,
  'u',
);

/** The name of a paper with the level, the codes or the categories its words give: « SSIAP » → « SSIAP 1 ». */
export function fullName(name: string, cell: string): string {
  if (/^habilitation électrique$/iu.test(name)) {
    const told = codes.exec(cell)?.[1]?.match(new RegExp(code, 'gu')) ?? [];
    return told.length > 0 ? `${name} ${listed(told)}` : name;
  }
  if (/^CACES(?: R ?\d{3}(?: cat(?:égorie|\.)? \S+)?)?$/iu.test(name)) return cacesIn(cell) ?? name;
  const [, key = name] = /^(.*\p{Lu}{3,}\d?)(?: (?:niveau )?\d)?$/u.exec(name) ?? [];
  if (!/^\p{Lu}{3,}\d?$/u.test(key)) return name;
  const level = new RegExp(
    String.raw`(?<!\p{L})${key}(?: formation)? ((?:niveau )?[1-3](?![\d/])|de base|[ABC][12](?![\p{L}\d]))`,
    'u',
  ).exec(cell)?.[1];
  return level ? `${key} ${level}` : name;
}

/** « CACES R489 catégories 3 et 5 », in the words of the CV; null where no category is told. */
function cacesIn(cell: string): string | null {
  const [, number, lead, list = ''] = categories.exec(cell) ?? [];
  const told = list.match(new RegExp(category, 'gu')) ?? [];
  if (!number || told.length === 0) return null;
  // « cat. B1 » of the CV stays so: a guard finds it again in its own words alone.
  const word = /^cat[ée]g/iu.test(lead ?? '') ? `catégorie${told.length > 1 ? 's' : ''} ` : lead && 'cat. ';
  return `CACES R${number} ${word}${listed(told)}`;
}

function listed(all: readonly string[]): string {
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} et ${all.at(-1)}` : (all[0] ?? '');
}
